/** '10,000', whatever the browser's language. */
export const withCommas = (count: number): string => count.toLocaleString('en-US');
