import { logout } from '@/api/auth';
import type { Audience } from '@/domain/audience';
import { clearSignIn, tokenOf } from '@/session/session';

/**
 * One try a page load for each audience: a sign-in page that cannot log out must not ask for ever
 * (docs/product.md 4.8).
 */
const attempts = new Map<Audience, Promise<boolean>>();

/**
 * Ends a session whose token has expired. Gives false when the backend did not agree; nothing is removed then, and a
 * new sign-in overwrites the token.
 */
export function endExpiredSignIn(audience: Audience): Promise<boolean> {
  const attempt = attempts.get(audience) ?? logoutOnce(audience);
  attempts.set(audience, attempt);
  return attempt;
}

async function logoutOnce(audience: Audience): Promise<boolean> {
  const expired = tokenOf(audience);
  try {
    await logout(audience);
  } catch {
    return false;
  }
  // Somebody may have signed in while the answer was on its way.
  if (tokenOf(audience) === expired) clearSignIn(audience);
  return true;
}
