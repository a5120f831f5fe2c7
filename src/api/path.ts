import { ApiFailure } from './failure';

/**
 * Fills a path's placeholders with encoded segments.
 * @throws ApiFailure when a segment is missing, empty, '.', '..' or cannot be encoded: `encodeURIComponent('..')` is
 *   still '..' and would call another address (quality 0.6)
 */
export function fillPath(template: string, segments: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const segment = Object.hasOwn(segments, name) ? segments[name] : undefined;
    if (segment === undefined || ['', '.', '..'].includes(segment.trim())) {
      throw new ApiFailure('network', 'The address cannot be made.');
    }
    try {
      return encodeURIComponent(segment);
    } catch {
      throw new ApiFailure('network', 'The address cannot be made.');
    }
  });
}
