import { mutationOptions } from '@tanstack/react-query';

import type { Audience } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';

import { call, type ResponseOf } from './client';
import { filledText, readRecord } from './read';

/** Reads the path of an uploaded picture. @throws ApiFailure without one */
export function readFilePath(response: ResponseOf<'upload'>): string {
  return readRecord(response, { filePath: filledText }).filePath;
}

/** Uploads a picture; gives its path. */
export function uploadImageMutation(audience: Audience) {
  return mutationOptions({
    mutationKey: [audience, 'picture', 'upload'],
    mutationFn: async (file: File) => readFilePath(await call('upload', { audience, payload: { file } })),
    meta: { success: successes.imageUploaded, failure: errors.uploadFailed },
  });
}
