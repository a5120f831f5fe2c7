import type { Socket } from 'node:net';

import { signToken } from '../../../mock-api/tokens';
import { contract, type CallName } from '../../../src/api/contract';

/** A complete request, and the connection for its response. */
type Asked = {
  call: CallName;
  /** The origin of the requesting page. */
  origin: string;
  socket: Socket;
  /** Resolves when the test has seen the page wait. */
  due: Promise<void>;
  /** Forwards the request to the backend, and returns the bytes of its response. */
  askBackend: () => Promise<Buffer>;
};

/** A way in which a connection gives no response, or a partial one. */
export type RawFault = {
  name: string;
  give: (asked: Asked) => Promise<void>;
  /** Whether the browser has a partial response while the page waits. */
  isBegun: boolean;
  end: 'failed' | 'never' | 'good';
  /** The browser's error message. */
  error?: string;
};

/**
 * A body that is readable without its end: a client that accepted the part would continue with it.
 */
const readable = JSON.stringify({
  token: signToken({ sub: 'user-raw', email: 'raw@northbay.example', kind: 'individual' }),
  id: 'raw',
  userId: 'user-raw',
  filePath: '/uploads/raw',
  businessProfile: { id: 'company-raw', name: 'Raw' },
  data: [],
});

/** The head of a success, with CORS headers. */
const head = ({ call, origin }: Asked, length: string): string =>
  [
    contract[call].success === 201 ? 'HTTP/1.1 201 Created' : 'HTTP/1.1 200 OK',
    `Access-Control-Allow-Origin: ${origin}`,
    'Access-Control-Allow-Credentials: true',
    'Content-Type: application/json',
    length,
    '\r\n',
  ].join('\r\n');

const sendHalf = (asked: Asked) => asked.socket.write(head(asked, `Content-Length: ${2 * readable.length}`) + readable);

/** The number of pieces of a slow response. */
const pieces = 300;

/** Sends bytes piece by piece, each in its own packet. */
async function sendInPieces(socket: Socket, bytes: Buffer): Promise<void> {
  const size = Math.ceil(bytes.length / pieces);
  for (let sent = 0; sent < bytes.length; sent += size)
    await new Promise<void>((resolve) => socket.write(bytes.subarray(sent, sent + size), () => resolve()));
}

/** Faults that only raw bytes can show; no mocked response can. */
export const rawFaults: readonly RawFault[] = [
  {
    name: 'closed before the first byte',
    isBegun: false,
    end: 'failed',
    error: 'net::ERR_EMPTY_RESPONSE',
    give: async ({ socket, due }) => {
      await due;
      socket.end();
    },
  },
  {
    name: 'closed within the head',
    isBegun: false,
    end: 'failed',
    // A browser reads a partial head, which lacks the CORS headers.
    error: 'net::ERR_FAILED',
    give: async ({ socket, due }) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: applic');
      await due;
      socket.end();
    },
  },
  {
    name: 'no HTTP',
    isBegun: false,
    end: 'failed',
    error: 'net::ERR_INVALID_HTTP_RESPONSE',
    give: async ({ socket, due }) => {
      await due;
      socket.end(Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 37) % 256)));
    },
  },
  {
    name: 'closed within the length that was announced',
    isBegun: true,
    end: 'failed',
    error: 'net::ERR_CONTENT_LENGTH_MISMATCH',
    give: async (asked) => {
      sendHalf(asked);
      await asked.due;
      asked.socket.end();
    },
  },
  {
    name: 'closed before the last chunk',
    isBegun: true,
    end: 'failed',
    error: 'net::ERR_INCOMPLETE_CHUNKED_ENCODING',
    give: async (asked) => {
      const chunk = `${readable.length.toString(16)}\r\n${readable}\r\n`;
      asked.socket.write(head(asked, 'Transfer-Encoding: chunked') + chunk);
      await asked.due;
      asked.socket.end();
    },
  },
  {
    name: 'reset within the body',
    isBegun: true,
    end: 'failed',
    error: 'net::ERR_CONNECTION_RESET',
    give: async (asked) => {
      sendHalf(asked);
      await asked.due;
      asked.socket.resetAndDestroy();
    },
  },
  { name: 'silence', isBegun: false, end: 'never', give: () => Promise.resolve() },
  {
    name: 'in small pieces, to its end',
    isBegun: false,
    end: 'good',
    give: async ({ socket, due, askBackend }) => {
      const answer = await askBackend();
      // A head without a body is a complete response: the first half ends within it.
      const half = Math.floor(answer.indexOf('\r\n\r\n') / 2);
      await sendInPieces(socket, answer.subarray(0, half));
      await due;
      await sendInPieces(socket, answer.subarray(half));
      socket.end();
    },
  },
];
