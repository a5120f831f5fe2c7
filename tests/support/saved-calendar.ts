import ICAL from 'ical.js';

/** The events of a calendar file, as another program reads them. */
export const eventsIn = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text) as [string, object[], object[]])
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part));

/** The same of a saved file. */
export async function eventsOf(file: { blob: Blob } | undefined): Promise<ICAL.Event[]> {
  if (!file) throw new Error('Nothing was saved.');
  return eventsIn(await file.blob.text());
}
