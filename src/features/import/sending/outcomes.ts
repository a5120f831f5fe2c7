import { ApiFailure, errorText } from '@/api/failure';

import type { Mark } from './rows';

/** After so many answers of one row that did not come it is sent again only when a person says so. */
const mostLosses = 2;

/** Of a row that the list does not have: it is sent again, unless that was tried, or nothing is sent any more. */
export function notFound({ losses }: Mark, isOver: boolean): Partial<Mark> {
  if (losses < mostLosses && !isOver) return { standing: 'again' };
  const why = losses < mostLosses ? 'The server did not answer.' : 'The server did not answer, twice.';
  return { standing: 'failed', why: `${why} Not in your employee list.` };
}

/** What the server meant, in its own words or in ours. */
export function failureWords(reason: unknown): string {
  if (reason instanceof ApiFailure && reason.detail !== '') return errorText(reason);
  return reason instanceof ApiFailure && reason.reason === 'refused'
    ? 'The server could not do it.'
    : 'It could not be sent.';
}
