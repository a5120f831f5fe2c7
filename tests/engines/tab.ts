/** The keys that have no letter. */
export type Key = 'Enter' | 'Escape';

/** The commands of an engine; page.ts builds all others from them. */
export type Tab = {
  /** Opens an address and waits until it has loaded. */
  goto: (address: string) => Promise<void>;
  /** Goes back in the history. */
  back: () => Promise<void>;
  /** Runs a function in the page. Its argument is passed as JSON; it sees nothing of its file. */
  evaluate: <Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Presses the mouse at a point of the window. */
  click: (x: number, y: number) => Promise<void>;
  /** Types letter by letter into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Writes a screenshot of the window to a PNG file. */
  picture: (file: `${string}.png`) => Promise<void>;
  /** Errors so far: console errors and warnings, uncaught errors, refusals by the policy. */
  problems: readonly string[];
  close: () => Promise<void>;
};

export type WindowSize = { width: number; height: number };

export type Engine = {
  /** Opens a tab in a window of that size, with empty storage. */
  open: (size: WindowSize) => Promise<Tab>;
  close: () => Promise<void>;
};
