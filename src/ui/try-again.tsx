import { useRef, type ComponentProps } from 'react';

import { Button } from './button';
import { focusTitle, isFocusLost } from './focus';
import type { Load } from './load-states';

type TryAgainProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'> & {
  load: Load<unknown>;
  /**
   * Gives the focus on, since the button goes with what it stood for; the page's title takes it otherwise. Not called for
   * whoever has moved on meanwhile.
   */
  onLoaded?: () => void;
};

/** Asks again for what could not be loaded. It keeps its place, and the focus, while that is under way. */
export function TryAgain({ load, onLoaded = focusTitle, ...button }: TryAgainProps) {
  const ref = useRef<HTMLButtonElement>(null);
  async function tryAgain(): Promise<void> {
    const pressed = ref.current;
    const isLoaded = await load.retry();
    if (isLoaded && (isFocusLost() || document.activeElement === pressed)) onLoaded();
  }
  return (
    <Button look="secondary" {...button} ref={ref} sends pending={load.isRetrying} onClick={() => void tryAgain()}>
      Try again
    </Button>
  );
}
