import type { Audience } from '@/domain/audience';

import { call } from './client';
import { filledText, readRecord } from './read';

/**
 * Uploads a picture as the one multipart field `file`. Gives the path it is kept under.
 * @param onProgress called with the part that is sent, 0 to 1
 * @throws ApiFailure
 */
export async function uploadImage(
  audience: Audience,
  file: File,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const answer = await call('upload', { audience, payload: { file }, onProgress, signal });
  return readRecord(answer, { filePath: filledText }).filePath;
}
