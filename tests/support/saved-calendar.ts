import ICAL from 'ical.js';

/** The events of a saved file, as another program reads them. */
export async function eventsOf(file: { blob: Blob } | undefined): Promise<ICAL.Event[]> {
  if (!file) throw new Error('Nothing was saved.');
  const calendar = new ICAL.Component(ICAL.parse(await file.blob.text()) as [string, object[], object[]]);
  return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
}
