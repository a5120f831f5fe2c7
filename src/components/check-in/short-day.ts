import { formatDay } from '@/lib/dates';

/** 'Oct 9' for '2026-10-09', with its year where that is not this one. */
export const shortDay = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDay(day).replace(/, \d+$/, '') : formatDay(day);
