import { MutationCache, type QueryKey } from '@tanstack/react-query';

import { readAgain } from '@/api/read-again';
import { log } from '@/lib/log';

/**
 * A message, or what makes one of the result or the reason and of what was sent; null for none. The arguments are those of
 * its mutation, which are not known here.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a parameter of type `unknown` would refuse functions that know theirs
type Message = string | ((outcome: any, variables: any) => string | null);

/** What a mutation says of itself, for every place that sends it. */
type MutationMeta = {
  /** The toast after a success, on the page that shows the mutation by then (ui/use-page-mutation.ts). */
  success?: Message;
  /** The toast after a failure, on the same terms; it also stays beside the button until the next try. */
  failure?: Message;
  /** The cached queries that a success changes: they are read again. */
  changes?: QueryKey;
  /** What the log says of a failure. */
  logged?: string;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta;
  }
}

/** What follows every mutation, wherever the user is by then. */
export function createMutationCache(): MutationCache {
  return new MutationCache({
    onSuccess: (_data, _variables, _result, { meta }, { client }) => meta?.changes && readAgain(client, meta.changes),
    onError: (reason, _variables, _result, { meta }) => meta?.logged !== undefined && log(meta.logged, reason),
  });
}
