import { useContext, useEffect, useLayoutEffect, useRef, useState, type FunctionComponent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

import { audiences } from '@/domain/audience';
import { focusIfLost } from '@/ui/focus';
import { isReloading, prefetch } from '@/ui/lazy';

import type { LeaveDialogProps } from './leave-dialog';
import { lockNavigation } from './navigation-lock';

/** What is asked before a page ends: a listener that prevents it calls the way on itself, once the user confirms. */
export type LeaveEvent = CustomEvent<() => void>;

declare global {
  interface WindowEventMap {
    leave: LeaveEvent;
  }
}

/**
 * Does what ends a page without being a link, such as signing out: at once, or once the user confirms where something
 * is not saved (docs/decisions/0010).
 */
export function beforeLeaving(goOn: () => void): void {
  // An event, so that the header need not load what only two pages use, nor they anything of the header.
  const question: LeaveEvent = new CustomEvent('leave', { cancelable: true, detail: goOn });
  if (window.dispatchEvent(question)) goOn();
}

/** Addresses that need no confirmation: signing in again comes back here, and a sign-out leaves nothing to stay for. */
const freeWays = Object.values(audiences).map(({ signInPath }) => signInPath);

const loadDialog = () => import('./leave-dialog');

type LeaveGuardProps = {
  /** Whether something typed is not saved; called when the user leaves. */
  unsaved: () => boolean;
  /** What becomes of it, for the dialog. */
  children: string;
};

/**
 * Asks before a page with unsaved entries is left, whatever way it is left by (docs/decisions/0010). One line in the page:
 * `<LeaveGuard unsaved={…}>What you typed …</LeaveGuard>`.
 */
export function LeaveGuard({ unsaved, children }: LeaveGuardProps) {
  const { navigator } = useContext(NavigationContext);
  const [held, setHeld] = useState<{ goOn: () => void; Dialog: FunctionComponent<LeaveDialogProps> } | null>(null);
  const isUnsaved = useRef(unsaved);
  useLayoutEffect(() => {
    isUnsaved.current = unsaved;
  });

  // A layout effect: it ends before the next screen's own navigation begins.
  useLayoutEffect(() => {
    const ask = (goOn: () => void) => {
      // A page that cannot ask lets go.
      loadDialog().then(({ LeaveDialog: Dialog }) => setHeld({ goOn, Dialog }), goOn);
    };
    const isFree = (pathname: string | null) => freeWays.some((way) => pathname?.endsWith(way));
    const unlock = lockNavigation(navigator, {
      // A reload for a new version brings back what was typed.
      holds: (pathname) => isUnsaved.current() && !isFree(pathname) && !isReloading(),
      ask,
    });
    const holdUp = (event: LeaveEvent) => {
      if (!isUnsaved.current()) return;
      event.preventDefault();
      ask(event.detail);
    };
    window.addEventListener('leave', holdUp);
    return () => {
      unlock();
      window.removeEventListener('leave', holdUp);
    };
  }, [navigator]);

  useEffect(() => {
    // Beside the page, so that it is there when it is needed; when that fails it is tried once more then.
    if (!held) return prefetch(loadDialog);
    return () => {
      // What was pressed may be gone meanwhile, with the popup it stood in.
      focusIfLost(null);
    };
  }, [held]);

  if (!held) return null;
  const { goOn, Dialog } = held;
  const stay = () => setHeld(null);
  return (
    <Dialog
      text={children}
      onStay={stay}
      onLeave={() => {
        stay();
        goOn();
      }}
    />
  );
}
