/** Who issues the tokens of the backend embedded in development and in the demo; a real backend is never sent one. */
export const embeddedIssuer = 'cairn-embedded';

/** How the stored names begin beside that backend, so that its values and a real one's never meet. */
export const embeddedPrefix = 'demo:';

/** The nine values the client stores (spec 3, "Client-stored values"), and no others for identity. */
export const storedKeys = [
  'authToken',
  'businessToken',
  'email',
  'userId',
  'businessId',
  'employeeId',
  'notifications',
  'profileImage',
  'businessProfileImage',
] as const;

export type StoredKey = (typeof storedKeys)[number];
