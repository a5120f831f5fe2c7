/** Provides the locks that this environment lacks; several tabs share them. Delete `navigator.locks` afterwards. */
export function stubLocks(): void {
  const held = new Set<string>();
  const request = async (name: string, { mode }: LockOptions, work: (lock: unknown) => unknown) => {
    if (held.has(name) && mode !== 'shared') return work(null);
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
    }
  };
  const query = () => Promise.resolve({ held: [...held].map((name) => ({ name })) });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
}
