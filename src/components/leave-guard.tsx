import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { matchPath, useBeforeUnload, useBlocker, type Params, type Path } from 'react-router-dom';

import { audiences } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { ConfirmDialog, prefetchConfirmDialog } from '@/ui/confirm';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { usePendingPath } from '@/ui/use-pending-path';

import { useHistoryReturn } from './use-history-return';

/** Never asked about: signing in again leads back here, and after a sign-out there is nothing to stay for. */
const freePaths: readonly string[] = Object.values(audiences).map(({ signInPath }) => signInPath);

/** Whether two paths lead to the same page, of the same record: one pattern fits both, with the same ids in it. */
function isOnePage(one: string, other: string): boolean {
  return Object.values(paths).some((path) => {
    const ids: Params | undefined = matchPath(path, one)?.params;
    const others: Params | undefined = matchPath(path, other)?.params;
    return ids !== undefined && others !== undefined && Object.keys(ids).every((name) => ids[name] === others[name]);
  });
}

type Guard = {
  /** For what is typed in the details of a record: the parameter of the address that has them open. */
  parameter: string | undefined;
  /** What becomes of what is not saved; '' where everything is. */
  loss: () => string;
  /** Whether the details that it is in are being closed, which was agreed to. */
  isClosing: boolean;
};

/** The guards of the pages in a shell, in the order in which they came. */
type Guards = {
  add: (guard: Guard) => () => void;
  /** What becomes of all that is not saved, on the page or in its details only; '' where nothing is to be asked. */
  losses: (isPage: boolean) => string;
  ask: (action: () => void, isPage: boolean) => void;
  /** Lets the details be closed that somebody agreed to close. */
  agreeToClose: () => void;
};

const GuardsContext = createContext<Guards>({
  add: () => () => undefined,
  losses: () => '',
  ask: (action) => action(),
  agreeToClose: () => undefined,
});

/** What asks before it leaves, for what is no link: `action` is done at once, or once the user has agreed. */
export function useLeave() {
  const { ask, agreeToClose } = use(GuardsContext);
  return {
    /** Before something ends the page, such as signing out. */
    beforeLeaving: (action: () => void): void => ask(action, true),
    /** Before something ends the details of a record only: work that goes on with the page is not asked about. */
    beforeClosing: (action: () => void): void => ask(action, false),
    /** Closes the details of a record that was deleted. What was typed in them went with it, and nobody is asked. */
    closeDeleted: (action: () => void): void => {
      agreeToClose();
      action();
    },
  };
}

type LeaveGuardProps = {
  /** Whether something typed is not saved; called at the moment of leaving. */
  unsaved: () => boolean;
  /** For what is typed in the details of a record: the parameter of the address that has them open. */
  parameter?: string;
  /** Whether it is there again after a page load. */
  isKept?: boolean;
  /** What becomes of it, for the dialog. */
  children: string;
};

/**
 * Has the user asked before a page with unsaved entries is left, or details with them are closed, by whatever navigation
 * (docs/decisions/0010). One line in the page: `<LeaveGuard unsaved={…}>What you typed …</LeaveGuard>`. Where a page has
 * several, `LeaveProvider` asks once for all of them.
 */
export function LeaveGuard({ unsaved, parameter, isKept = false, children }: LeaveGuardProps) {
  const { add, losses } = use(GuardsContext);
  const loss = useEffectEvent(() => (unsaved() ? children : ''));
  // Not a passive one: a page that has just come is asked about.
  useLayoutEffect(() => {
    prefetchConfirmDialog();
    return add({ parameter, loss: () => loss(), isClosing: false });
  }, [add, parameter]);

  return (
    <>
      <UnloadGuard when={() => losses(true) !== ''} />
      {!isKept && <ReloadGuard when={unsaved} />}
    </>
  );
}

/**
 * Keeps the page from being loaded anew for a part of it that is gone after a deploy (app/stale-build.ts) while there is
 * something that this would lose: then the press that needed the part says that it opens nothing.
 */
export function ReloadGuard({ when }: { when: () => boolean }) {
  const handleReload = useEffectEvent((event: Event) => {
    if (when()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: Event) => handleReload(event);
    window.addEventListener('partreload', listener);
    return () => window.removeEventListener('partreload', listener);
  }, []);
  return null;
}

/**
 * Has the browser ask before the page is loaded anew or closed, and no link of the app: for what goes on while other pages are
 * read. To be drawn only as long as there may be something to lose, since a browser does not keep pages with this listener for
 * Back; so it is not in `LeaveProvider`.
 */
export function UnloadGuard({ when }: { when: () => boolean }) {
  useBeforeUnload((event) => {
    if (!when()) return;
    event.preventDefault();
    // Chromium before version 119 asks only for this.
    // oxlint-disable-next-line typescript/no-deprecated
    event.returnValue = true;
  });
  return null;
}

/**
 * Asks the question of the guards below it. It stands in the layout, since the router hears of a blocker only some tasks
 * after it is rendered: a page that has just come would let a quick Back through.
 */
export function LeaveProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<{ action: () => void; isPage: boolean } | null>(null);
  // As it was when it was asked: it may be saved by now.
  const [text, setText] = useState('');
  const isNavigating = usePendingPath() !== null;
  // A ref, since the router goes on calling the function of an earlier render for some tasks.
  const isLeaving = useRef(isNavigating);
  useLayoutEffect(() => {
    isLeaving.current = isNavigating;
  });

  const [guards] = useState(() => new Set<Guard>());
  const value = useMemo((): Guards => {
    const losses = (isPage: boolean) =>
      // Once it was agreed to, the page is shown until the next one is there.
      isLeaving.current
        ? ''
        : [...guards]
            .filter(({ parameter, isClosing }) => (isPage || parameter !== undefined) && !isClosing)
            .map(({ loss }) => loss())
            .filter((loss) => loss !== '')
            .join(' ');
    return {
      add: (guard) => {
        guards.add(guard);
        return () => void guards.delete(guard);
      },
      losses,
      ask: (action, isPage) => {
        const lost = losses(isPage);
        if (lost === '') return action();
        setText(lost);
        setPending({ action, isPage });
      },
      agreeToClose: () => {
        for (const guard of guards) guard.isClosing ||= guard.parameter !== undefined;
      },
    };
  }, [guards]);

  /** Whether an address of the page opens other details than those in which something is typed, or none. */
  function closesDetails(here: Path, next: Path): boolean {
    const [from, to] = [new URLSearchParams(here.search), new URLSearchParams(next.search)];
    return [...guards].some(({ parameter }) => parameter !== undefined && from.get(parameter) !== to.get(parameter));
  }

  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    const isPage = !isOnePage(here.pathname, next.pathname);
    const isFree = isPage ? freePaths.some((path) => matchPath(path, next.pathname)) : !closesDetails(here, next);
    if (isFree) return false;
    const lost = value.losses(isPage);
    if (lost !== '') setText(lost);
    return lost !== '';
  });
  useHistoryReturn(blocker.state === 'blocked');

  const stay = () => setPending(null);
  function leave({ action, isPage }: NonNullable<typeof pending>): void {
    setPending(null);
    if (!isPage) value.agreeToClose();
    action();
  }
  return (
    <GuardsContext value={value}>
      {children}
      {blocker.state === 'blocked' ? (
        <LeaveDialog text={text} onStay={blocker.reset} onLeave={blocker.proceed} />
      ) : (
        pending && <LeaveDialog text={text} onStay={stay} onLeave={() => leave(pending)} />
      )}
    </GuardsContext>
  );
}

/** A ref: what was pressed may be gone once the dialog closes, with the popup it was in. */
const focusAfterwards = afterRemoval(() => focusTitle({ preventScroll: true }));

/** Escape and a press beside it stay. */
function LeaveDialog({ text, onStay, onLeave }: { text: string; onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog
      title="Leave this page?"
      action="Stay"
      onAction={onStay}
      other="Leave"
      onOther={onLeave}
      onClose={onStay}
    >
      <p ref={focusAfterwards}>{text}</p>
    </ConfirmDialog>
  );
}
