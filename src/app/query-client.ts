import { focusManager, QueryClient } from '@tanstack/react-query';

/**
 * What the server knows. One try a call: every failure has a message and a user who decides what comes next. Calls
 * are made offline too, so that they fail with their message instead of waiting in silence.
 */
export function createQueryClient(): QueryClient {
  focusManager.setEventListener(listenForFocus);
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
    },
  });
}

/** By itself TanStack Query hears of a tab that is shown again, and not of a user who comes back from another window. */
function listenForFocus(onFocus: () => void): () => void {
  const handleFocus = () => onFocus();
  window.addEventListener('focus', handleFocus);
  document.addEventListener('visibilitychange', handleFocus);
  return () => {
    window.removeEventListener('focus', handleFocus);
    document.removeEventListener('visibilitychange', handleFocus);
  };
}
