import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

import { audiences } from '@/domain/audience';
import { listen } from '@/lib/listen';
import { ConfirmDialog } from '@/ui/confirm';
import { titleAfterRemoval } from '@/ui/focus';

/** Links to these never ask: signing in leads back to the page, and its draft is stored. */
const freePaths: readonly string[] = Object.values(audiences).map(({ signInPath }) => signInPath);

/** A trailing slash does not make another page (docs/product.md 2.7). */
const pageOf = ({ pathname }: { pathname: string }): string => pathname.replace(/\/$/, '');

type Guard = {
  /** The search parameter of the details that the entries belong to; undefined for the page's own. */
  parameter: string | undefined;
  /** The entries outlive the page and end with the session. */
  isOfSession: boolean;
  loss: () => string;
};

type Guards = {
  add: (guard: Guard) => () => void;
  ask: (action: () => void, concerns: (guard: Guard) => boolean) => void;
};

const GuardsContext = createContext<Guards>({ add: () => () => undefined, ask: (action) => action() });

/** Asks before an action that is no navigation. The action runs at once, or after the user has chosen Leave. */
export function useLeave() {
  const { ask } = use(GuardsContext);
  return {
    /** Before the page ends, such as by signing out. */
    beforeLeaving: (action: () => void): void => ask(action, () => true),
    /** Before an editor in the details of a record closes. Work that continues on the page is not asked about. */
    beforeClosing: (action: () => void): void => ask(action, ({ parameter }) => parameter !== undefined),
  };
}

type LeaveGuardProps = {
  unsaved: () => boolean;
  /** The search parameter whose change closes the details with these entries. */
  parameter?: string;
  /** The entries outlive the page: only the end of the session and of the document asks. */
  isOfSession?: boolean;
  /** The entries are restored after a page load. */
  isKept?: boolean;
  children: string;
};

/** Asks before unsaved entries are left, by any navigation (docs/product.md 8.9). Several guards of a page ask once. */
export function LeaveGuard({ unsaved, parameter, isOfSession = false, isKept = false, children }: LeaveGuardProps) {
  const { add } = use(GuardsContext);
  const loss = useEffectEvent(() => (unsaved() ? children : ''));
  useLayoutEffect(() => add({ parameter, isOfSession, loss: () => loss() }), [add, parameter, isOfSession]);
  // `beforeunload` disables the back/forward cache, so it is set only while entries may be lost; see also
  // app/stale-build.ts.
  useBeforeUnload((event) => {
    if (!unsaved()) return;
    event.preventDefault();
    // oxlint-disable-next-line typescript/no-deprecated -- Chromium before version 119 asks only for this
    event.returnValue = true;
  });
  const handleReload = useEffectEvent((event: Event) => {
    if (!isKept && unsaved()) event.preventDefault();
  });
  useEffect(() => listen(window, ['partreload'], (event) => handleReload(event)), []);
  return null;
}

/** Asks for all guards below it. In the layout, because a router blocker works only some tasks after its first render. */
export function LeaveProvider({ children }: { children: ReactNode }) {
  const [guards] = useState(() => new Set<Guard>());
  // The text of the moment of asking: the entries may be saved by now.
  const [text, setText] = useState('');
  const [pending, setPending] = useState<{ action: () => void } | null>(null);

  const hasLoss = useCallback(
    (concerns: (guard: Guard) => boolean): boolean => {
      const losses = [...guards].filter(concerns).map(({ loss }) => loss());
      const lost = losses.filter(Boolean).join(' ');
      if (lost !== '') setText(lost);
      return lost !== '';
    },
    [guards],
  );
  const value = useMemo(
    (): Guards => ({
      add: (guard) => {
        guards.add(guard);
        return () => void guards.delete(guard);
      },
      ask: (action, concerns) => {
        if (hasLoss(concerns)) setPending({ action });
        else action();
      },
    }),
    [guards, hasLoss],
  );

  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    if (pageOf(here) !== pageOf(next))
      return !freePaths.includes(pageOf(next)) && hasLoss(({ isOfSession }) => !isOfSession);
    const [from, to] = [new URLSearchParams(here.search), new URLSearchParams(next.search)];
    return hasLoss(({ parameter }) => parameter !== undefined && from.get(parameter) !== to.get(parameter));
  });

  function stay(): void {
    setPending(null);
    blocker.reset?.();
  }

  // A second press may come while the next page loads.
  const left = useRef<unknown>(null);

  function leave(): void {
    setPending(null);
    if (!blocker.proceed) return pending?.action();
    if (left.current !== blocker) blocker.proceed();
    left.current = blocker;
  }

  return (
    <GuardsContext value={value}>
      {children}
      {(pending || blocker.state === 'blocked') && (
        <ConfirmDialog
          title="Leave this page?"
          action="Stay"
          onAction={stay}
          other="Leave"
          onOther={leave}
          onClose={stay}
        >
          <p ref={titleAfterRemoval}>{text}</p>
        </ConfirmDialog>
      )}
    </GuardsContext>
  );
}
