const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: true });
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const dash = '\u2013';

/** '09:41 AM' with an ordinary space, whatever the browser's language; a dash without a moment (reading 20, spec 9). */
export function formatTime(moment: Date | null): string {
  return moment === null ? dash : time.format(moment).replaceAll(/\s/g, ' ');
}

/** 'Mar 14, 2024'; a dash without a moment (spec 9). */
export function formatDate(moment: Date | null): string {
  return moment === null ? dash : date.format(moment);
}
