import { currentOwnerOrTokens } from './person';

/**
 * Remembers whose the stored values are when a request is sent. Gives the function that says whether they still are: a
 * late response never writes into the values of somebody who signed in meanwhile.
 */
export function rememberOwner(): () => boolean {
  const sender = currentOwnerOrTokens();
  return () => currentOwnerOrTokens() === sender;
}
