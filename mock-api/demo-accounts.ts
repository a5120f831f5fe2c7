import type { Audience } from '@/domain/audience';

/** The two accounts that are there from the start. Apart from the seed, so that the bar does not carry the seed along. */
export const demoAccounts = {
  individual: { email: 'amara@northbay.example', password: 'cairn-demo' },
  business: { email: 'ingrid@northbay.example', password: 'cairn-demo' },
} as const satisfies Record<Audience, { email: string; password: string }>;

/** The shared address of the business account. */
export const sharedEmail = 'people@northbay.example';
