// @ts-check
import { parseArgs } from 'node:util';

export const usage = `npm run contract -- --host URL [options]

  --host URL              the backend, without /api
  --email, --password     an account to use instead of throw-away ones. Where it may sign in as one audience only, the other
                          gets a throw-away one; where it may sign in nowhere, nothing is called
  --origin URL            the origin of the page that makes the calls (http://localhost:5173)
`;

/** How long one answer is awaited, in milliseconds: a model may write it. */
const timeout = 120_000;

/** @param {string} name @param {string} text */
function originOf(name, text) {
  const { protocol, origin, href } = new URL(text);
  // Every call's path begins at the root, so anything more would be dropped silently.
  if (!/^https?:$/.test(protocol) || href !== `${origin}/`)
    throw new Error(`${name}: ${text} must be an origin like https://api.example.com`);
  return origin;
}

/**
 * Reads the command line.
 *
 * @param {string[]} args
 * @throws where it cannot be read
 */
export function readArguments(args) {
  const { values } = parseArgs({
    args,
    options: {
      host: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      origin: { type: 'string', default: 'http://localhost:5173' },
    },
  });
  const { host, origin, email, password } = values;
  if (host === undefined) throw new Error('--host is missing.');
  if ((email === undefined) !== (password === undefined)) throw new Error('An account needs an e-mail and a password.');
  return {
    host: { url: originOf('--host', host), pageOrigin: originOf('--origin', origin), timeout },
    account: email === undefined || password === undefined ? undefined : { email, password },
  };
}
