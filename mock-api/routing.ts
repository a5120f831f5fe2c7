import { contract, type CallName, type CallRow } from '@/api/contract';

const placeholder = /\{(\w+)\}/g;

/**
 * Matches exactly this path on any origin. Written as a RegExp, because a wildcard would also take a call to
 * `/api/api/...` or one of the page's own modules under `/src/api/`.
 */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^[a-z]+://[^/]+${path.replace(placeholder, '[^/]+')}$`);
}

/** The decoded placeholders of a path in an address; null when the address is another one or badly encoded. */
export function pathParams(path: string, url: string): Record<string, string> | null {
  const pattern = new RegExp(`^${path.replace(placeholder, '(?<$1>[^/]+)')}$`);
  const match = pattern.exec(new URL(url).pathname);
  if (match === null) return null;
  try {
    return Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return null;
  }
}

/** Whether some call has this path, whatever its method. */
export function isKnownPath(url: string): boolean {
  return Object.values(contract).some(({ path }) => pathParams(path, url) !== null);
}

/** The names of the calls, typed. */
export const callNames = Object.keys(contract) as CallName[];

/** A row as the general type, where the code does not care which one it is. */
export const rowOf = (name: CallName): CallRow => contract[name];
