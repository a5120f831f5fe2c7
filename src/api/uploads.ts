import { mutationOptions } from '@tanstack/react-query';

import type { Audience } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';

import { call, type ResponseOf } from './client';
import { filledText, readRecord } from './read';

/** Reads the path under which a picture is kept. @throws ApiFailure when there is none */
export function readFilePath(answer: ResponseOf<'upload'>): string {
  return readRecord(answer, { filePath: filledText }).filePath;
}

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
  return readFilePath(await call('upload', { audience, payload: { file }, onProgress, signal }));
}

/** Uploads a picture; gives the path it is kept under. @param onProgress called with the part that is sent, 0 to 1 */
export function uploadImageMutation(audience: Audience, onProgress: (part: number) => void) {
  return mutationOptions({
    mutationKey: [audience, 'picture', 'upload'],
    mutationFn: (file: File) => uploadImage(audience, file, onProgress),
    meta: { success: successes.imageUploaded, failure: errors.uploadFailed },
  });
}
