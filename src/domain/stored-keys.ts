/** Issuer of mock tokens, which are never sent to a real backend. */
export const embeddedIssuer = 'cairn-embedded';

/** Prefix of stored names with the mock backend. */
export const embeddedPrefix = 'demo:';

/** The stored values of a session (docs/product.md 5.1). */
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
