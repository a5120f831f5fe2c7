import type { ComponentProps } from 'react';

import { Button } from './button';
import { focusTitle } from './focus';
import type { Load } from './use-load';

type TryAgainProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'> & {
  load: Load<unknown>;
  /** Gives the focus on, since the button goes with what it stood for; the page's title takes it otherwise. */
  onLoaded?: () => void;
};

/** Asks again for what could not be loaded. It keeps its place, and the focus, while that is under way. */
export function TryAgain({ load, onLoaded = focusTitle, ...button }: TryAgainProps) {
  async function tryAgain(): Promise<void> {
    if (await load.retry()) onLoaded();
  }
  return (
    <Button look="secondary" {...button} sends pending={load.isRetrying} onClick={() => void tryAgain()}>
      Try again
    </Button>
  );
}
