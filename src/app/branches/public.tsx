/** The public branch: the frame and the way in. The pages to read are `public-more`. */
export { GetStartedPage, LandingPage } from '@/features/marketing';

export { PublicLayout } from '../layouts/public/public-layout';
