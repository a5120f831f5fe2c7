import type { CallName } from '@/api/contract';

import { backendAnswer } from '../../mock-api/node.ts';
import type { withFaultServers } from './fault-servers.ts';
import type { NumberedFault } from './fault-table.ts';
import { answer } from './wire.ts';

type Spoiled = {
  /**
   * Makes the call fail with this fault from now on, or null: answers it by the backend; held back even if not needed.
   */
  under: (fault: NumberedFault | null, how?: { isHeld: boolean }) => void;
  /** Resolves when the call was made since the last `under`. */
  asked: () => Promise<void>;
  /** Releases the responses that are held back. */
  release: () => void;
};

/**
 * Replaces the responses of a call by faults.
 * @param lead from `withFaultServers` of this file
 * @param good returns a valid response; by default the backend does, and acts then
 */
export function spoil(
  call: CallName,
  lead: ReturnType<typeof withFaultServers>,
  good: (request: Request) => Promise<Response> = backendAnswer,
): Spoiled {
  let now: NumberedFault | null = null;
  let gate = Promise.resolve();
  let release = (): void => undefined;
  let come = (): void => undefined;
  let asked = Promise.resolve();
  answer(call, async ({ request }) => {
    // When the request arrived.
    const fault = now;
    come();
    await gate;
    return fault === null ? good(request.clone()) : fault.respond(call, () => good(request.clone()));
  });
  return {
    under: (fault, { isHeld } = { isHeld: fault?.isHeld === true }) => {
      now = fault;
      asked = new Promise((resolve) => (come = resolve));
      gate = isHeld ? new Promise((resolve) => (release = resolve)) : Promise.resolve();
      lead(call, fault?.elsewhere ?? null, () => {
        come();
        return gate;
      });
    },
    asked: () => asked,
    release: () => release(),
  };
}
