import * as v from 'valibot';

import type { Audience } from '@/domain/audience';

import { call } from './http';
import { read, unwrapped } from './read';

const uploadAnswer = v.object({ filePath: v.pipe(v.string(), v.minLength(1)) });

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
  const payload = new FormData();
  payload.append('file', file);
  return read(uploadAnswer, unwrapped(await call('upload', { audience, payload, onProgress, signal }))).filePath;
}
