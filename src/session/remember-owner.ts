import { currentOwner } from './person';
import { storedValues } from './storage';

/** Whose the stored values are. A session that never said its e-mail is known by its tokens. */
function owner(): string {
  const { authToken, businessToken } = storedValues();
  return currentOwner() ?? `${authToken} ${businessToken}`;
}

/**
 * Remembers whose the stored values are when a request is sent. Gives the function that says whether they still are: a
 * late response never writes into the values of somebody who signed in meanwhile.
 */
export function rememberOwner(): () => boolean {
  const sender = owner();
  return () => owner() === sender;
}
