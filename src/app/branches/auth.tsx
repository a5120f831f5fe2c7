/** The frame of the auth pages of both audiences; the pages themselves are loaded one by one. */
import '../wiring';

export { AuthFrame } from '../layouts/auth/auth-frame';
