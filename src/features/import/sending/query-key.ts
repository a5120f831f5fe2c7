/** Under which the import of the signed-in person is in their cache, also after its end: apart from the code that sends it. */
export const importQueryKey = ['import'] as const;
