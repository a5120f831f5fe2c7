export { ProfilePage } from './profile-form';
