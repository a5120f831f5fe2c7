import { isDay } from '@/domain/days';

/** No Intl: its first formatter takes 10 ms, which delays a list. */
const months = 'January February March April May June July August September October November December'.split(' ');

const shortName = (month: number) => months[month]?.slice(0, 3) ?? '';

const dash = '\u2013';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** '09:41 AM', whatever the browser's language; a dash for null (docs/product.md 7.9). */
export function formatTime(moment: Date | null): string {
  if (moment === null) return dash;
  const hours = moment.getHours();
  return `${twoDigits(hours % 12 || 12)}:${twoDigits(moment.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** 'Mar 14, 2024'; a dash for null (docs/product.md 7.9). */
export function formatDate(moment: Date | null): string {
  if (moment === null) return dash;
  return `${shortName(moment.getMonth())} ${moment.getDate()}, ${moment.getFullYear()}`;
}

/** 'October 2026' for '2026-10', and '2026' for '2026'. */
export function formatMonth(text: string): string {
  const [year, number] = text.split('-');
  return `${months[Number(number) - 1] ?? ''} ${Number(year)}`.trim();
}

/** 'Mar 14, 2024' for '2024-03-14' in every time zone (docs/product.md 8.6); other texts are returned as they are. */
export function formatDay(text: string): string {
  const [day = ''] = /^[\d-]{10}(?!\d)/.exec(text) ?? [];
  return isDay(day) ? formatDate(new Date(`${day}T00:00:00`)) : text;
}

/** '2026-11-23' in the user's time zone. */
export const localDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(twoDigits).join('-');

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** How long ago a moment was, after 'since': '09:41 AM' today, 'Tuesday' in the last six days, else 'Mar 14, 2024'. */
export function sinceWhen(moment: Date, now: Date): string {
  if (moment.toDateString() === now.toDateString()) return formatTime(moment);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 6);
  return moment >= midnight && moment <= now ? (weekdays[moment.getDay()] ?? '') : formatDate(moment);
}
