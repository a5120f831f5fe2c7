import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useBeforeUnload, useBlocker, useLocation, type Path } from 'react-router-dom';

import { audiences } from '@/domain/audience';
import { withoutEndSlash } from '@/lib/path';
import { ConfirmDialog } from '@/ui/confirm';
import { focusIfLost } from '@/ui/focus';
import { isReloading } from '@/ui/lazy';
import { usePendingPath } from '@/ui/use-pending-path';

import type { LeaveEvent } from './before-leaving';

/** Never asked about: signing in again leads back here, and after a sign-out there is nothing to stay for. */
const freePaths: readonly string[] = Object.values(audiences).map(({ signInPath }) => signInPath);

type LeaveGuardProps = {
  /** Whether something typed is not saved; called at the moment of leaving. */
  unsaved: () => boolean;
  /** For what is typed in the details of a record: the parameter of the address that has them open. */
  parameter?: string;
  /** What becomes of it, for the dialog. */
  children: string;
};

/** A guard as it was rendered last. */
type Guard = {
  props: RefObject<LeaveGuardProps>;
  /** Whether the details that it is in are being closed, which was agreed to. */
  isClosing: boolean;
};

/** Those of the page, in the order in which they came. */
const guards: Guard[] = [];

const isOfDetails = ({ props }: Guard): boolean => props.current.parameter !== undefined;

/** What becomes of all that is not saved, on the page or in its details only; '' where everything is. */
function lossesOf(isPage: boolean): string {
  return guards
    .filter((guard) => (isPage || isOfDetails(guard)) && !guard.isClosing && guard.props.current.unsaved())
    .map(({ props }) => props.current.children)
    .join(' ');
}

/** Whether an address of the page opens other details than those in which something is typed, or none. */
function closesDetails(here: string, next: string): boolean {
  const [from, to] = [new URLSearchParams(here), new URLSearchParams(next)];
  return guards.some(({ props: { current } }) => {
    const { parameter } = current;
    return parameter !== undefined && from.get(parameter) !== to.get(parameter);
  });
}

/** Lets the details be closed that somebody agreed to close. */
function agreeToClose(): void {
  for (const guard of guards) guard.isClosing ||= isOfDetails(guard);
}

/**
 * Has the user asked before a page with unsaved entries is left, or details with them are closed, by whatever navigation
 * (docs/decisions/0010). One line in the page: `<LeaveGuard unsaved={…}>What you typed …</LeaveGuard>`. Where a page has
 * several, `LeaveQuestion` asks once for all of them.
 */
export function LeaveGuard(given: LeaveGuardProps) {
  const props = useRef(given);
  const mustAsk = useMustAsk();
  useLayoutEffect(() => {
    props.current = given;
  });
  useLayoutEffect(() => {
    const guard: Guard = { props, isClosing: false };
    guards.push(guard);
    return () => void guards.splice(guards.indexOf(guard), 1);
  }, []);

  // Not in `LeaveQuestion`: a browser does not keep pages with this listener for Back.
  useBeforeUnload((event) => {
    if (!mustAsk(true)) return;
    event.preventDefault();
    // Chromium before version 119 asks only for this.
    // oxlint-disable-next-line typescript/no-deprecated
    event.returnValue = true;
  });
  return null;
}

/** Whether the page, or its details only, cannot be left unasked. */
function useMustAsk(): (isPage: boolean) => boolean {
  const isPending = usePendingPath() !== null;
  // A ref, since the router goes on calling the function of an earlier render for some tasks.
  const isLeaving = useRef(isPending);
  useLayoutEffect(() => {
    isLeaving.current = isPending;
  });
  // A reload for a new version restores what was typed.
  return (isPage) => !isLeaving.current && lossesOf(isPage) !== '' && !isReloading();
}

const isSamePage = (one: Path, other: Path) => withoutEndSlash(one.pathname) === withoutEndSlash(other.pathname);

/**
 * The question of the guards of the page. It stands in the layout, since the router hears of a blocker only some tasks
 * after it is rendered: a page that has just come would let a quick Back through.
 */
export function LeaveQuestion() {
  const location = useLocation();
  const [action, setAction] = useState<LeaveEvent['detail'] | null>(null);
  const mustAsk = useMustAsk();

  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) =>
    isSamePage(next, here)
      ? closesDetails(here.search, next.search) && mustAsk(false)
      : !freePaths.includes(withoutEndSlash(next.pathname)) && mustAsk(true),
  );
  useReturn(blocker.state === 'blocked');

  useEffect(() => {
    const listen = (event: LeaveEvent) => {
      if (event.detail.isAgreed) return agreeToClose();
      if (lossesOf(event.detail.isPage) === '') return;
      event.preventDefault();
      setAction(event.detail);
    };
    window.addEventListener('leave', listen);
    return () => window.removeEventListener('leave', listen);
  }, []);

  if (blocker.state === 'blocked') {
    const isPage = !isSamePage(blocker.location, location);
    return <LeaveDialog isPage={isPage} onStay={blocker.reset} onLeave={blocker.proceed} />;
  }
  if (action === null) return null;
  const close = () => setAction(null);
  return (
    <LeaveDialog
      isPage={action.isPage}
      onStay={close}
      onLeave={() => {
        close();
        if (!action.isPage) agreeToClose();
        action.goOn();
      }}
    />
  );
}

/** Milliseconds without another Back or Forward after which the browser has done them all. */
const quietFor = 250;

/** Milliseconds that the router's own return may take on a busy machine. */
const returnWithin = 5000;

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
    const since = performance.now();
    let hasMoved = false;
    let timer = setTimeout(settle, quietFor);
    function settle() {
      const number = entry()?.idx;
      if (number === undefined || own.current === undefined) return;
      const distance = own.current - number;
      // Nothing has come since: the router's return is still under way.
      if (distance !== 0 && !hasMoved && performance.now() - since < returnWithin) {
        timer = setTimeout(settle, quietFor);
        return;
      }
      again.current = -Math.sign(distance);
      if (distance !== 0) window.history.go(distance);
    }
    function wait() {
      hasMoved = true;
      clearTimeout(timer);
      timer = setTimeout(settle, quietFor);
    }
    window.addEventListener('popstate', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', wait);
    };
  }, [isBlocked]);
}

type LeaveDialogProps = { isPage: boolean; onStay: () => void; onLeave: () => void };

/** Escape and a press beside it stay. */
function LeaveDialog({ isPage, onStay, onLeave }: LeaveDialogProps) {
  // As it was when it was asked: it may be saved by now.
  const [text] = useState(() => lossesOf(isPage));
  // What was pressed may be gone by then, with the popup it was in.
  useEffect(() => () => focusIfLost(null), []);
  return (
    <ConfirmDialog
      title="Leave this page?"
      action="Stay"
      onAction={onStay}
      other="Leave"
      onOther={onLeave}
      onClose={onStay}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
