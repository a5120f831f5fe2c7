import type { Audience } from '@/domain/audience';

/** The two accounts of the seed, in their own file, so that the demo bar does not load the seed. */
export const demoAccounts = {
  individual: { email: 'amara@northbay.example', password: 'cairn-demo' },
  business: { email: 'ingrid@northbay.example', password: 'cairn-demo' },
} as const satisfies Record<Audience, { email: string; password: string }>;

/** The address that both accounts share. */
export const sharedEmail = 'people@northbay.example';
