/** The fragment of a link of version 1: sent links stay readable. */
export const sharedFragment =
  '1.xaq50zPc0xa8MwEIbhv_JxZJSLraQtdMvUQlM6dDQeLvYlVmxL9HSKyb8vXrq9wwtPS772L1XTVH5Prm0pTUqO3jWtUOmLaohXqNwlFkGIsFGwhKFaWCcxrMHGVAzKIW9nPxaN5OiHZ8k4CQ_kWvo-36S3cJc3cN-nEi3DRjZcN4fjgGz8IEencLF_7aJpwe7g609Ywu55C8ZvYTVRnB_YN_hi7Uf42r-So480DzjUUImy8gzjecrUOTrmCcfIT9R13R8';

/** Links of version 1 that end in '_' and '-', which are no longer made. */
export const olderFragments = [
  '1.9qt8o3BcFBCoAgEAXQq8hfj6BTeIGIlkGbFsMsQoRCStKi6_eegB0H673lDiSCkisIUy0fCMM4gwRL2uJuvHNs4tuecqbaQFiPy_Q35wAlQFV_',
  '1.u2s4wrBcGxCoAgEAbgV5F_PuHUCPeIxqClQW4IEYoo4Sx6_b4vwbPvrXPWB1BKqKeCMGn9QBjGGZSwlC3vxjFHk9_21KtoA2E9btNpiAwhQER-',
] as const;

/** A link to a goal. */
export const sharedLink = `/shared#${sharedFragment}`;
