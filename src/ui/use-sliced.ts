import { startTransition, useEffect, useMemo, useState } from 'react';

import { runInSlices } from '@/lib/slices';

type Steps<T> = () => Iterator<unknown, T>;

/**
 * What a task gives, for lists that are too long for one piece: those that are short are done while rendering, of the
 * others the last result stays until the new one is complete, so that nothing freezes.
 * @param steps starts the task; must be the same function until the task changes
 * @param isShort whether it is done at once
 * @returns the result, undefined before the first one, and whether it is that of the present task
 */
export function useSliced<T>(steps: Steps<T>, isShort: boolean): { result: T | undefined; isCurrent: boolean } {
  const [late, setLate] = useState<{ of: Steps<T>; result: T } | null>(null);
  const atOnce = useMemo(() => (isShort ? { result: lastOf(steps()) } : null), [steps, isShort]);

  useEffect(() => {
    if (isShort) return;
    return runInSlices(steps(), (result) => startTransition(() => setLate({ of: steps, result })));
  }, [steps, isShort]);

  if (atOnce) return { result: atOnce.result, isCurrent: true };
  return { result: late?.result, isCurrent: late?.of === steps };
}

function lastOf<T>(steps: Iterator<unknown, T>): T {
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}
