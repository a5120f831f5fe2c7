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
