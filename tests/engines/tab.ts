/** The keys that have no letter. */
export type Key = 'Enter' | 'Escape';

/** The commands of an engine; page.ts builds all others from them. */
export type Tab = {
  /** Opens an address and waits until it has loaded. */
  goto: (address: string) => Promise<void>;
  /** Goes back in the history. */
  back: () => Promise<void>;
  /** Runs a function in the page, which sees what it is given as JSON, and nothing of the file that it is in. */
  evaluate: <Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Presses the mouse at a point of the window. */
  click: (x: number, y: number) => Promise<void>;
  /** Types letter by letter into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Writes what the window shows to a PNG file. */
  picture: (file: `${string}.png`) => Promise<void>;
  /** Errors so far: console errors and warnings, uncaught errors, refusals by the policy. */
  problems: readonly string[];
  close: () => Promise<void>;
};

export type WindowSize = { width: number; height: number };

export type Engine = {
  /** Opens a tab in a window of that size, with nothing stored. */
  open: (size: WindowSize) => Promise<Tab>;
  close: () => Promise<void>;
};
