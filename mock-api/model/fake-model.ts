import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request to the fake model: its headers and JSON. */
export type Question = { path: string; authorization: string | undefined; body: Record<string, unknown> };

type Reply = (response: ServerResponse) => void;

/** An ordinary response with this text from the model. */
export const saying =
  (content: unknown): Reply =>
  (response) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }];
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: '1', choices }));
  };

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
}

/**
 * A server in the place of a model's, over HTTP. It gives the replies in turn, the last of them again and again.
 * @returns where it is, what it was asked, and how to stop it
 */
export async function startFakeModel(...replies: readonly [Reply, ...Reply[]]) {
  const questions: Question[] = [];
  const server = createServer((request, response) => {
    void readJson(request).then((body) => {
      questions.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      (replies[questions.length - 1] ?? replies.at(-1))?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/v1`,
    questions,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
