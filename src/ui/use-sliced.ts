import { startTransition, useEffect, useMemo, useState } from 'react';

import { lastOf, runInSlices } from '@/lib/slices';

/**
 * What a task gives, for lists that are too long for one piece: those that are short are done while rendering, of the
 * others the last result stays until the new one is complete, so that nothing freezes.
 * @param steps starts the task; must be the same function until the task changes; null while it has to wait
 * @param isShort whether it is done at once
 * @returns the last result, undefined before the first one
 */
export function useSliced<T extends object>(
  steps: (() => Iterator<unknown, T>) | null,
  isShort: boolean,
): T | undefined {
  const [late, setLate] = useState<T>();
  const atOnce = useMemo(() => (isShort && steps ? lastOf(steps()) : undefined), [steps, isShort]);

  // Else the task after this one would show a result from before it.
  if (atOnce !== undefined && late !== undefined && late !== atOnce) setLate(atOnce);

  useEffect(() => {
    if (isShort || !steps) return;
    return runInSlices(steps(), (result) => startTransition(() => setLate(result)));
  }, [steps, isShort]);

  return atOnce ?? late;
}
