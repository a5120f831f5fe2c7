import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker, useLocation } from 'react-router-dom';

import { audiences } from '@/domain/audience';
import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';
import { focusIfLost } from '@/ui/focus';
import { isReloading } from '@/ui/lazy';
import { usePendingPath } from '@/ui/use-pending-path';

import type { LeaveEvent } from './before-leaving';

/** Never asked about: signing in again leads back here, and after a sign-out there is nothing to stay for. */
const freePaths: readonly string[] = Object.values(audiences).map(({ signInPath }) => signInPath);

type LeaveGuardProps = {
  /** Whether something typed is not saved; called at the moment of leaving. */
  unsaved: () => boolean;
  /** What becomes of it, for the dialog. */
  children: string;
};

/**
 * Asks before a page with unsaved entries is left, by whatever navigation (docs/decisions/0010). One line in the page:
 * `<LeaveGuard unsaved={…}>What you typed …</LeaveGuard>`.
 */
export function LeaveGuard({ unsaved, children }: LeaveGuardProps) {
  const isLeaving = usePendingPath() !== null;
  const [action, setAction] = useState<{ goOn: () => void } | null>(null);

  // A reload for a new version restores what was typed.
  const mustAsk = () => !isLeaving && unsaved() && !isReloading();

  const blocker = useBlocker(
    ({ currentLocation: { pathname: here }, nextLocation: { pathname: next } }) =>
      next !== here && !freePaths.includes(next) && mustAsk(),
  );
  useReturn(blocker.state === 'blocked');

  useBeforeUnload((event) => {
    if (!mustAsk()) return;
    event.preventDefault();
    // Chromium before version 119 asks only for this.
    // oxlint-disable-next-line typescript/no-deprecated
    event.returnValue = true;
  });

  const handleLeave = useEffectEvent((event: LeaveEvent) => {
    if (!unsaved()) return;
    event.preventDefault();
    setAction({ goOn: event.detail });
  });
  useEffect(() => {
    const listen = (event: LeaveEvent) => handleLeave(event);
    window.addEventListener('leave', listen);
    return () => window.removeEventListener('leave', listen);
  }, []);

  if (blocker.state === 'blocked') {
    return <LeaveDialog text={children} onStay={blocker.reset} onLeave={blocker.proceed} />;
  }
  if (action === null) return null;
  const close = () => setAction(null);
  return (
    <LeaveDialog
      text={children}
      onStay={close}
      onLeave={() => {
        close();
        action.goOn();
      }}
    />
  );
}

/** Milliseconds without another Back or Forward after which the browser has done them all. */
const quietFor = 250;

/** What the router writes to an entry of the browser's history. */
const entry = () => window.history.state as { key?: string; idx?: number } | null;

/**
 * Returns to the page's history entry where the router does not. It takes the next popstate after one that it blocked
 * for its own return: two presses of Back at once end at another entry than the page's, and are asked about again.
 */
function useReturn(isBlocked: boolean): void {
  const { key } = useLocation();
  const own = useRef<number>(undefined);
  /** The direction to ask about again, in entries. */
  const again = useRef(0);

  useLayoutEffect(() => {
    const { key: entryKey = 'default', idx } = entry() ?? {};
    if (entryKey === key) own.current = idx;
  }, [key]);

  useEffect(() => {
    if (!isBlocked) {
      if (again.current !== 0) window.history.go(again.current);
      again.current = 0;
      return undefined;
    }
    const settle = () => {
      const number = entry()?.idx;
      if (number === undefined || own.current === undefined) return;
      const distance = own.current - number;
      again.current = -Math.sign(distance);
      if (distance !== 0) window.history.go(distance);
    };
    let timer = setTimeout(settle, quietFor);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, quietFor);
    };
    window.addEventListener('popstate', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', wait);
    };
  }, [isBlocked]);
}

type LeaveDialogProps = { text: string; onStay: () => void; onLeave: () => void };

/** Escape and a press beside it stay. */
function LeaveDialog({ text, onStay, onLeave }: LeaveDialogProps) {
  // What was pressed may be gone by then, with the popup it was in.
  useEffect(() => () => focusIfLost(null), []);
  return (
    <DialogCard
      title="Leave this page?"
      onClose={onStay}
      footer={
        <>
          <Button look="secondary" onClick={onLeave}>
            Leave
          </Button>
          <Button onClick={onStay}>Stay</Button>
        </>
      }
    >
      <p>{text}</p>
    </DialogCard>
  );
}
