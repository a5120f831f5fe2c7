import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

import { audiences } from '@/domain/audience';

import { Button } from './button';
import { DialogCard } from './dialog';
import { closeGate } from './leave-gate';
import type { LeaveGuardProps } from './leave-guard';
import { lockNavigation } from './navigation-lock';

/** Where nobody is asked: the way to sign in again comes back here, and after a sign-out there is nothing to stay for. */
const freeWays = Object.values(audiences).map(({ signInPath }) => signInPath);

/** What LeaveGuard does once it has been loaded. */
export function LeaveLock({ unsaved, children }: LeaveGuardProps) {
  const { navigator } = useContext(NavigationContext);
  const [held, setHeld] = useState<{ goOn: () => void } | null>(null);
  const isUnsaved = useRef(unsaved);
  useLayoutEffect(() => {
    isUnsaved.current = unsaved;
  });

  // A layout effect: it ends before the next screen's own navigation begins.
  useLayoutEffect(() => {
    const ask = (goOn: () => void) => setHeld({ goOn });
    const isFree = (pathname: string | null) => freeWays.some((way) => pathname?.endsWith(way));
    const unlock = lockNavigation(navigator, {
      holds: (pathname) => isUnsaved.current() && !isFree(pathname),
      ask,
    });
    const openGate = closeGate((goOn) => (isUnsaved.current() ? ask(goOn) : goOn()));
    return () => {
      unlock();
      openGate();
    };
  }, [navigator]);

  useEffect(() => {
    if (!held) return;
    return () => {
      // What was pressed may be gone meanwhile, with the popup it stood in.
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
    };
  }, [held]);

  if (!held) return null;
  const stay = () => setHeld(null);
  return (
    <DialogCard
      title="Leave this page?"
      onClose={stay}
      footer={
        <>
          <Button
            look="secondary"
            onClick={() => {
              stay();
              held.goOn();
            }}
          >
            Leave
          </Button>
          <Button onClick={stay}>Stay</Button>
        </>
      }
    >
      <p>{children}</p>
    </DialogCard>
  );
}
