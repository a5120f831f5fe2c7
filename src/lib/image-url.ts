import { env } from './env';

/**
 * Where a stored picture is loaded from: an absolute http(s) address as it is, a relative path at the API host, and
 * nothing at all for any other text, whoever wrote it (reading 25).
 */
export function imageUrl(filePath: string | null): string | null {
  if (filePath === null) return null;
  const path = filePath.trim();
  if (/^https?:\/\/[^/]/i.test(path)) return path;
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(path);
  const leavesTheHost = /^[/\\]{2}/.test(path);
  if (path === '' || hasScheme || leavesTheHost || path.includes('\\')) return null;
  return `${env.apiHost}/${path.replace(/^\//, '')}`;
}
