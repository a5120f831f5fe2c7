/* The names under which a session is stored, and what keeps a mock session apart from a real one. */

/** Issuer of the tokens of the mock backend in development and in the demo; a real backend is never sent one. */
export const embeddedIssuer = 'cairn-embedded';

/** Prefix of the stored names there, so that mock and real values stay apart. */
export const embeddedPrefix = 'demo:';

/** The values the client stores for a session (docs/product.md 5.1), and no others. */
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
