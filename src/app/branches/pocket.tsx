export { PocketPage } from '@/features/goals/pocket-page';
