import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

import { vi } from 'vitest';

import type { Engine, Key, Tab, WindowSize } from './tab';

const keyCodes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
};

/** Sends a command of W3C WebDriver and returns its value. */
async function send(method: 'POST' | 'DELETE', address: string, body: object = {}): Promise<unknown> {
  const answer = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
  return value;
}

/** A screen as large as the window: without a window manager the pointer, in its center, decides the focus. */
async function startScreen({ width, height }: WindowSize) {
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const process = spawn('/usr/bin/Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(process.stdio[3] as Readable, 'data')) as [Buffer];
  return { process, display: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function end(process: ChildProcess): Promise<void> {
  process.kill();
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
}

/** WebKitGTK, the engine of Safari, by its WebDriver in our own window (webkit-window.py) for each tab. */
export function startWebKit(): Promise<Engine> {
  const processes: ChildProcess[] = [];
  return Promise.resolve({
    open: (size) => open(size, processes),
    // Tabs of a test that hung.
    close: async () => void (await Promise.all(processes.map(end))),
  });
}

/** @param processes to which its own are added, as they start */
async function open(size: WindowSize, processes: ChildProcess[]): Promise<Tab> {
  const screen = await startScreen(size);
  processes.push(screen.process);
  const port = await freePort();
  const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  processes.push(driver);
  const lines = createInterface(driver.stdout);
  const windowStarted = once(lines, 'line') as Promise<[processId: string]>;

  const picture = path.join(tmpdir(), `cairn-webkit-${port}.png`);
  const begin = {
    capabilities: {
      alwaysMatch: {
        // The URL of a page before it has responded.
        timeouts: { script: 5000 },
        'webkitgtk:browserOptions': {
          binary: fileURLToPath(new URL('webkit-window.py', import.meta.url)),
          args: [String(size.width), String(size.height), picture],
        },
      },
    },
  };
  const driverAddress = `http://127.0.0.1:${port}/session`;
  const session = await vi.waitFor(() => send('POST', driverAddress, begin), { timeout: 15_000, interval: 50 });
  const [processId] = await windowStarted;
  const problems: string[] = [];
  lines.on('line', (line) => problems.push(line));
  const address = `${driverAddress}/${(session as { sessionId: string }).sessionId}`;
  let clicks = 0;
  const keys = (values: readonly string[]) => {
    const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return send('POST', `${address}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    problems,
    goto: async (url) => void (await send('POST', `${address}/url`, { url })),
    back: async () => void (await send('POST', `${address}/back`)),
    evaluate: async <Args extends unknown[], Result>(
      work: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) =>
      (await send('POST', `${address}/execute/sync`, {
        script: `return (${String(work)})(...arguments)`,
        args,
      })) as Result,
    click: async (x, y) => {
      // A second press within 2 px, soon after the first, is a double click, whose second press the application ignores.
      clicks += 1;
      const pressed = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const actions = [{ type: 'pointerMove', x: Math.round(x) + 4 * (clicks % 2), y: Math.round(y) }, ...pressed];
      await send('POST', `${address}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: async (text) => void (await keys([...text])),
    press: async (key) => void (await keys([keyCodes[key]])),
    picture: async (file) => {
      process.kill(Number(processId), 'SIGUSR2');
      await vi.waitFor(() => rename(picture, file));
    },
    close: async () => {
      await end(driver);
      // The window belongs to its screen.
      await end(screen.process);
    },
  };
}
