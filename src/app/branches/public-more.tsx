/** The public pages beside the way in, loaded as one: apart they would cost the sign-in page more than they save here. */
export { AboutPage } from '@/features/marketing/about-page';
export { FeaturesPage } from '@/features/marketing/features-page';
export { PrivacyPage } from '@/features/marketing/legal-pages';
export { TermsPage } from '@/features/marketing/legal-pages';
