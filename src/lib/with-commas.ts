/** '10,000'. By hand, because the first number that Intl formats takes 40 ms on a slow phone. */
export const withCommas = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
