import { withCommas } from '@/lib/with-commas';

/** '1 person', '42 people', '10,000 people'. */
export const peopleCount = (count: number): string => (count === 1 ? '1 person' : `${withCommas(count)} people`);
