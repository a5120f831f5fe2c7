/** Races by their number in the proof. */
const races = {
  2: 'a list that was asked for before Create',
  3: 'a list that two pages ask for at once',
  5: 'a file that is wanted before own versions are read',
  7: 'details of several people at once',
  8: 'details that come after they were closed',
  9: 'a profile that was left',
  11: 'a mark as read that a late list crosses',
  12: 'marking all while one more comes',
  13: 'lists that come after the search was cleared',
  14: 'a session that ends before a list answers',
  15: 'drafts of both kinds at once',
  18: 'a row that is deleted by itself and with others',
  20: 'a file whose records change while it is made',
  25: 'Escape in a list or a composition within a dialog',
  28: 'a version that is changed while it is written',
  30: 'a person whose answer was lost with the tab',
  33: 'hours of sleep',
  34: 'a deploy while records are chosen',
  36: 'a press on a frame that the guard closes',
  40: 'a newer version of a database',
  41: 'another user while a run goes on',
  43: 'a row whose answer was lost',
  45: 'a stop while the server is waited for',
} as const;

export type Race = keyof typeof races;

/** The name under which a race is counted. */
export const raceName = (race: Race): string => `${String(race).padStart(2, '0')} ${races[race]}`;
