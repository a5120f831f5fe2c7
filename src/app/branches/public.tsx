/** The public branch, loaded as one: what a visitor sees before there is an account. */
export { GetStartedPage, LandingPage } from '@/features/marketing';

export { PublicFrame } from '../layouts/public/public-frame';
