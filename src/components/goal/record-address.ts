import { createSearchParams } from 'react-router-dom';

import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds } from '@/domain/goal-kind';

/** The address of a record's details. */
export const recordAddress = (audience: Audience, { kind, key }: GoalRecord): string =>
  `${goalKinds[kind].listPath[audience]}?${createSearchParams({ record: key }).toString()}`;
