import type { IncomingMessage } from 'node:http';

import { contract } from '@/api/contract';

const methods = [...new Set(Object.values(contract).map(({ method }) => method))].join(', ');

/** What a page of another origin may do: exactly the methods of the table and the two headers that the client sends. */
export function corsHeaders(incoming: IncomingMessage, pageOrigin: string | undefined): Headers {
  const { origin } = incoming.headers;
  const headers = new Headers({ Vary: 'Origin' });
  if (origin === undefined || (pageOrigin !== undefined && origin !== pageOrigin)) return headers;
  headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Allow-Credentials', 'true');
  if (incoming.method === 'OPTIONS') {
    headers.set('Access-Control-Allow-Methods', methods);
    headers.set('Access-Control-Allow-Headers', 'authorization, content-type');
    headers.set('Access-Control-Max-Age', '600');
  }
  return headers;
}

/** The answer to the question that a browser asks before the call. */
export const preflight = () => new Response(null, { status: 204 });
