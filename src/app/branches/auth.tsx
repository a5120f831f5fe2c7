/** The frame of the auth pages of both audiences; the pages themselves are loaded one by one. */
import '../setup';

export { AuthLayout } from '../layouts/auth/auth-layout';
