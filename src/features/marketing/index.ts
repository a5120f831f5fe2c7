export { GetStartedPage } from './get-started-page';
export { LandingPage } from './landing-page';
