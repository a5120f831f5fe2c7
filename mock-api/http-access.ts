import type { MiddlewareHandler } from 'hono';

/** Names that resolve to this machine everywhere. Any other may belong to a website that points it here. */
const loopback = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/** Only pictures are requested across origins without an Origin header: by `<img>`. */
const isPicture = (method: string, path: string) => method === 'GET' && path.startsWith('/uploads/');

const hostnameOf = (url: string): string => {
  try {
    return new URL(url).hostname;
  } catch {
    return '';
  }
};

/**
 * Whether a page's origin is one of a development server, which answers under every name of this machine.
 * @param addresses of the server, as it prints them
 */
export function isServedAt(addresses: readonly string[], origin: string): boolean {
  return addresses
    .map((address) => new URL(address))
    .some((own) => {
      if (own.origin === origin) return true;
      if (!loopback.test(own.hostname) || !loopback.test(hostnameOf(origin))) return false;
      const { protocol, port } = new URL(origin);
      return protocol === own.protocol && port === own.port;
    });
}

export type AccessOptions = {
  /** Whether a page of this origin is let in. The backend's own origin always is. */
  isPage: (origin: string) => boolean;
  /** Called with every request that is refused, in one sentence. */
  report: (sentence: string) => void;
};

/**
 * Refuses every website but the application's page, before anything is done: a browser sends such requests from any page
 * that is open, with or without a preflight. Commands and tests send no Origin header and are let in.
 */
export function refuseWebsites({ isPage, report }: AccessOptions): MiddlewareHandler {
  const whoIsRefused = (url: URL, method: string, header: (name: string) => string | undefined): string | null => {
    if (!loopback.test(url.hostname)) return `the host name ${JSON.stringify(url.host)}`;
    const origin = header('origin');
    if (origin !== undefined)
      return origin === url.origin || isPage(origin) ? null : `a page of ${JSON.stringify(origin)}`;
    // Without an origin: a link, a picture, a script of a page, or the address bar ("none").
    const site = header('sec-fetch-site') ?? 'none';
    return ['none', 'same-origin'].includes(site) || isPicture(method, url.pathname) ? null : 'a page of another site';
  };
  return async (c, next) => {
    const who = whoIsRefused(new URL(c.req.url), c.req.method, (name) => c.req.header(name));
    if (who === null) return next();
    report(`Refused a request of ${who}: the embedded backend answers its own page only.`);
    return c.json({ message: 'Refused.' }, 403);
  };
}
