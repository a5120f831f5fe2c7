import { once } from './once';

const time = once(() => new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: true }));
const date = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }));
const monthFormat = once(() => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }));

const dash = '\u2013';

/** '09:41 AM' with an ordinary space, whatever the browser's language; a dash for null (docs/product.md 7.9). */
export function formatTime(moment: Date | null): string {
  return moment === null ? dash : time().format(moment).replaceAll(/\s/g, ' ');
}

/** 'Mar 14, 2024'; a dash for null (docs/product.md 7.9). */
export function formatDate(moment: Date | null): string {
  return moment === null ? dash : date().format(moment);
}

/** 'October 2026' for '2026-10'. */
export function formatMonth(text: string): string {
  const [year, number] = text.split('-');
  // The constructor would take the year 99 for 1999.
  const moment = new Date(0, Number(number) - 1);
  moment.setFullYear(Number(year));
  return monthFormat().format(moment);
}

/**
 * 'Mar 14, 2024' for '2024-03-14', with or without a time after it: the day that is written, in every time zone
 * (docs/product.md 8.6). A text that is no day is returned as it is.
 */
export function formatDay(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(text) ?? [];
  if (year === undefined) return text;
  const moment = new Date(0);
  // The constructor would take the year 99 for 1999.
  moment.setFullYear(Number(year), Number(month) - 1, Number(day));
  const isDay = moment.getMonth() + 1 === Number(month) && moment.getDate() === Number(day);
  return isDay ? date().format(moment) : text;
}
