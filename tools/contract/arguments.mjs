// @ts-check
import { parseArgs } from 'node:util';

export const usage = `npm run contract -- --host URL [options]

  --host URL                       the backend, without /api
  --email, --password              an account to use instead of throw-away ones. Where it may sign in as one audience
                                   only, the other gets a throw-away one; where it may sign in nowhere, nothing is called
  --business-email, --business-password
                                   another account for the business calls
  --origin URL                     the origin of the page that makes the calls (http://localhost:5173)
  --timeout SECONDS                how long to wait for one answer (120)
  --tolerant                       what the client copes with is no failure
`;

/** @param {string} name @param {string} text */
function originOf(name, text) {
  const { protocol, origin, href } = new URL(text);
  // Every call's path begins at the root, so anything more would be dropped silently.
  if (!/^https?:$/.test(protocol) || href !== `${origin}/`)
    throw new Error(`${name}: ${text} must be an origin like https://api.example.com`);
  return origin;
}

/** @param {string | undefined} email @param {string | undefined} password */
function accountOf(email, password) {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) throw new Error('An account needs an e-mail and a password.');
  return { email, password };
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
      'business-email': { type: 'string' },
      'business-password': { type: 'string' },
      origin: { type: 'string', default: 'http://localhost:5173' },
      timeout: { type: 'string', default: '120' },
      tolerant: { type: 'boolean', default: false },
    },
  });
  if (values.host === undefined) throw new Error('--host is missing.');
  const seconds = Number(values.timeout);
  if (!(seconds > 0)) throw new Error('--timeout must be a number of seconds.');
  const shared = accountOf(values.email, values.password);
  const business = accountOf(values['business-email'], values['business-password']);
  return {
    host: {
      url: originOf('--host', values.host),
      pageOrigin: originOf('--origin', values.origin),
      timeout: seconds * 1000,
    },
    accounts: { ...(shared && { shared }), ...(business && { business }) },
    tolerant: values.tolerant,
  };
}
