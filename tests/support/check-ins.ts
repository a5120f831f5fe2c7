import { localDay } from '@/lib/dates';

const at = (daysAgo: number): Date => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 12);
};

/** A day so long ago, in the format of a check-in. */
export const dayAgo = (days: number): string => localDay(at(days));

/** A moment so long ago, in the format of a version. */
export const momentAgo = (days: number): number => at(days).getTime();
