/** The auth branch of both audiences, loaded as one: the pages are small and lead to each other. */
export {
  ConfirmEmailPage,
  ForgotPasswordPage,
  ResetPasswordPage,
  SignInPage,
  SignUpPage,
  WelcomePage,
} from '@/features/auth';

export { AuthFrame } from '../layouts/auth/auth-frame';
