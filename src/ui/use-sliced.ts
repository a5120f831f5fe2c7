import { startTransition, useEffect, useMemo, useState } from 'react';

import { runToEnd, resultInSlices } from '@/lib/slices';

/**
 * Runs a task during the render for short lists, and in slices for long ones, whose last result stays meanwhile.
 * @param steps starts the task; the same function until the task changes; null while it waits
 * @returns the last result, undefined before the first one
 */
export function useSliced<T extends object>(
  steps: (() => Iterator<unknown, T>) | null,
  isShort: boolean,
): T | undefined {
  const [late, setLate] = useState<T>();
  const atOnce = useMemo(() => (isShort && steps ? runToEnd(steps()) : undefined), [steps, isShort]);

  // A later long task must not show an older result.
  if (atOnce !== undefined && late !== undefined && late !== atOnce) setLate(atOnce);

  useEffect(() => {
    if (isShort || !steps) return;
    const controller = new AbortController();
    const { signal } = controller;
    resultInSlices(steps(), signal).then(
      (result) => startTransition(() => setLate(result)),
      (reason: unknown) => {
        if (!signal.aborted) throw reason;
      },
    );
    return () => controller.abort();
  }, [steps, isShort]);

  return atOnce ?? late;
}
