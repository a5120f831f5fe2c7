import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

import { Progress } from '@/ui/progress';

const PendingPath = createContext<string | null>(null);

/** The path of a pending navigation, null while none is pending. */
export const usePendingPath = (): string | null => useContext(PendingPath);

/** Below it an answer counts as at once (milliseconds): a bar would only flash. */
const atOnce = 80;

/**
 * Keeps the current page until the next one can be rendered, and shows that it is coming. Everything inside learns of
 * the new location when it is drawn: title, focus, scrolling and menus belong to the page on the screen.
 * A change within a page (a record opened, a query typed) is passed on at once.
 */
export function ShownLocation({ children }: { children: ReactNode }) {
  const current = useContext(LocationContext);
  const [drawn, setDrawn] = useState(current);
  // A transition and no deferred value: where a page cannot be loaded, React would report that one as unexpected.
  useLayoutEffect(() => startTransition(() => setDrawn(current)), [current]);
  const { pathname } = current.location;
  const isPending = drawn.location.pathname !== pathname;
  return (
    <PendingPath value={isPending ? pathname : null}>
      {isPending && <PendingBar />}
      <LocationContext value={isPending ? drawn : current}>{children}</LocationContext>
    </PendingPath>
  );
}

function PendingBar() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), atOnce);
    return () => clearTimeout(timer);
  }, []);
  return (
    shown && (
      <Progress
        label="Loading the page"
        part={null}
        className="fixed inset-x-0 top-(--top-inset) z-50 h-1! rounded-none! print:hidden"
      />
    )
  );
}
