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
  --json                           the report for a program: npm run --silent contract -- --host URL --json
`;

/** Thrown for a command line that cannot be read. */
export class UsageError extends Error {}

/**
 * @param {string} name
 * @param {string} text
 */
function originOf(name, text) {
  if (!URL.canParse(text)) throw new UsageError(`${name}: ${text} is no address.`);
  const { href, origin, protocol } = new URL(text);
  if (!/^https?:$/.test(protocol)) throw new UsageError(`${name}: ${text} is no address of the web.`);
  // Every call's path begins at the root, so anything more would be dropped silently.
  if (href !== `${origin}/`)
    throw new UsageError(`${name}: ${text} must be an origin like ${origin}, with nothing after it.`);
  return origin;
}

/**
 * @param {string | undefined} email
 * @param {string | undefined} password
 */
function accountOf(email, password) {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) throw new UsageError('An account needs an e-mail and a password.');
  return { email, password };
}

/** @param {string[]} words */
function parsed(words) {
  try {
    return parseArgs({
      args: words,
      options: {
        host: { type: 'string' },
        email: { type: 'string' },
        password: { type: 'string' },
        'business-email': { type: 'string' },
        'business-password': { type: 'string' },
        origin: { type: 'string', default: 'http://localhost:5173' },
        timeout: { type: 'string', default: '120' },
        tolerant: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (reason) {
    throw new UsageError(reason instanceof Error ? reason.message : String(reason));
  }
}

/**
 * Reads the command line. Returns null for --help.
 * @param {string[]} words
 * @throws UsageError
 */
export function readArguments(words) {
  const values = parsed(words);
  if (values.help) return null;
  if (values.host === undefined) throw new UsageError('--host is missing.');
  const seconds = Number(values.timeout);
  if (!(seconds > 0)) throw new UsageError('--timeout must be a number of seconds.');
  const shared = accountOf(values.email, values.password);
  const business = accountOf(values['business-email'], values['business-password']);
  return {
    host: {
      url: originOf('--host', values.host),
      pageOrigin: originOf('--origin', values.origin),
      timeout: seconds * 1000,
    },
    accounts: { ...(shared && { shared }), ...(business && { business }) },
    json: values.json,
    tolerant: values.tolerant,
  };
}
