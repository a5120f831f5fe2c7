import { QueryClient } from '@tanstack/react-query';

/**
 * What the server knows. One try a call: every failure has a message and a person who decides what comes next. Calls
 * are made offline too, so that they fail with their message instead of waiting in silence.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
    },
  });
}
