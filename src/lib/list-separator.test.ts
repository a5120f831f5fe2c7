import { expect, it, vi } from 'vitest';

import { listSeparator, separatorNote } from './list-separator';

it.each([
  { languages: ['en-US', 'de-DE'], separator: ',' },
  { languages: ['en-GB'], separator: ',' },
  { languages: ['de-CH'], separator: ',' },
  { languages: ['es-MX'], separator: ',' },
  { languages: ['ja'], separator: ',' },
  { languages: ['de-DE', 'en-US'], separator: ';' },
  { languages: ['de'], separator: ';' },
  { languages: ['fr-FR'], separator: ';' },
  { languages: ['pt-BR'], separator: ';' },
  { languages: ['es-ES'], separator: ';' },
  // Invalid and missing languages.
  { languages: ['en-US@posix'], separator: ',' },
  { languages: [], separator: ',' },
])('cells are separated as spreadsheets of the region expect it, which is said: %j', ({ languages, separator }) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(listSeparator()).toBe(separator);
  expect(separatorNote()).toBe(separator === ';' ? 'Uses semicolons, the standard for your region.' : '');
});
