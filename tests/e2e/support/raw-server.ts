import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

import { pathParams } from '../../../mock-api/routing';
import { contract, type CallName } from '../../../src/api/contract';
import { rawServerPort, workerBackendPort } from './addresses.mjs';
import type { RawFault } from './raw-faults';

/** A call whose responses are broken off from now on. */
export type Spoiled = {
  /** Resolves when the first request has arrived. */
  asked: Promise<void>;
  /** Resolves when the connection of the first request is closed, by whichever side. */
  closed: Promise<void>;
  /** Lets the fault run to its end. */
  release: () => void;
  /** Lets the backend answer the call again. */
  repair: () => void;
  /** How many requests of the call have arrived, broken off or not. */
  count: () => number;
};

export type RawServer = {
  spoil: (call: CallName, fault: RawFault) => Spoiled;
  close: () => Promise<void>;
};

type RawRequest = { method: string; path: string; origin: string; bytes: Buffer };

/** A request, once it is complete. */
function wholeRequest(received: Buffer): RawRequest | null {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const head = received.toString('latin1', 0, end);
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
  if (received.length < end + 4 + length) return null;
  const [, method = '', path = ''] = /^(\S+) (\S+)/.exec(head) ?? [];
  const origin = /^origin: *(\S+)/im.exec(head)?.[1] ?? '';
  // One per connection: browsers repeat a request when a reused connection closes.
  const alone = head.replace(/^connection: .*$/im, 'Connection: close');
  return { method, path, origin, bytes: Buffer.concat([Buffer.from(alone, 'latin1'), received.subarray(end)]) };
}

function askBackend(request: RawRequest): Socket {
  const backend = connect(workerBackendPort, 'localhost');
  backend.write(request.bytes);
  return backend;
}

async function wholeAnswer(request: RawRequest): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of askBackend(request)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function relay(request: RawRequest, socket: Socket): void {
  const backend = askBackend(request);
  backend.on('error', () => socket.destroy());
  socket.on('close', () => backend.destroy());
  backend.pipe(socket);
}

/** Whether a request is for a call. */
export const isCall = (call: CallName, { method, path }: Pick<RawRequest, 'method' | 'path'>): boolean =>
  contract[call].method === method && pathParams(contract[call].path, `http://host${path}`) !== null;

/** Proxies this worker's backend byte by byte, except for the call whose responses it breaks off. */
export async function startRawServer(): Promise<RawServer> {
  const sockets = new Set<Socket>();
  let handle: (request: RawRequest, socket: Socket) => void = relay;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay();
    // A request that a page aborts is reset.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    let received: Buffer = Buffer.alloc(0);
    socket.on('data', function take(data) {
      received = Buffer.concat([received, data]);
      const request = wholeRequest(received);
      if (request === null) return;
      socket.off('data', take);
      handle(request, socket);
    });
  });
  server.listen(rawServerPort, 'localhost');
  await once(server, 'listening');

  function spoil(call: CallName, fault: RawFault): Spoiled {
    const [asked, closed, due] = [gate(), gate(), gate()];
    let isMended = false;
    let requests = 0;
    handle = (request, socket) => {
      if (!isCall(call, request)) return relay(request, socket);
      requests += 1;
      if (isMended) return relay(request, socket);
      socket.on('close', closed.open);
      asked.open();
      const { origin } = request;
      void fault.give({ call, origin, socket, due: due.opened, askBackend: () => wholeAnswer(request) });
    };
    return {
      asked: asked.opened,
      closed: closed.opened,
      release: due.open,
      repair: () => void (isMended = true),
      count: () => requests,
    };
  }

  return {
    spoil,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** A promise and its resolver. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
