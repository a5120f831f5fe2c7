import * as v from 'valibot';

import type { DraftModel } from './settings';

export type Message = { role: 'system' | 'user' | 'assistant'; content: string };

/** Why a model gave nothing, as the end of a sentence. */
export class ModelError extends Error {}

/** Far more than any answer has; a server that keeps sending is aborted. */
const maxAnswerBytes = 256 * 1024;
const maxTokens = 1500;

const completion = v.object({
  choices: v.pipe(v.array(v.object({ message: v.object({ content: v.string() }) })), v.minLength(1)),
});

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new ModelError('it answered without an end');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function readCompletion(body: string): string {
  try {
    return v.parse(completion, JSON.parse(body)).choices[0]?.message.content ?? '';
  } catch {
    throw new ModelError('its server answered something else');
  }
}

/**
 * Asks a model once.
 * @param schema what its answer has to look like; null for a text of its own
 * @param signal gives up where it takes too long
 * @returns what it wrote
 * @throws ModelError with the reason, also where nothing answers
 */
export async function ask(
  { url, name, key }: DraftModel,
  messages: readonly Message[],
  schema: object | null,
  signal: AbortSignal,
): Promise<string> {
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model: name,
        messages,
        max_tokens: maxTokens,
        stream: false,
        ...(schema !== null && {
          response_format: { type: 'json_schema', json_schema: { name: 'draft', strict: true, schema } },
        }),
      }),
      // The key is sent to this address only.
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ModelError(`its server answered ${response.status}`);
    }
    return readCompletion(await readBounded(response));
  } catch (error) {
    if (error instanceof ModelError) throw error;
    throw new ModelError(signal.aborted ? 'it took too long' : 'its server did not answer', { cause: error });
  }
}
