/** The part of Trusted Types that is used here; browsers without them have no factory. */
type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
};

/** A host that enforces Trusted Types lets the static demo in with `trusted-types demo-worker`. */
const policyName = 'demo-worker';

/** How long a new worker may take to control this page. */
const controlTimeoutMs = 2000;

/** The address in the form that a page with Trusted Types asks for; the policy lets exactly this address through. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy(policyName, {
    createScriptURL: (wanted) => {
      if (wanted !== address) throw new TypeError('The demo loads one worker only.');
      return wanted;
    },
  });
  // `register` is typed as taking text; it takes the trusted form of it just as well.
  return (policy?.createScriptURL(address) ?? address) as string;
}

/**
 * Registers the service worker and waits until it answers for this page. The interception library would register it
 * too, but with plain text, which a page with Trusted Types refuses; a worker that is there already it takes as it is.
 * @throws where service workers or this policy are not allowed
 */
export async function registerWorker(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  const controlled = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, controlTimeoutMs);
  });
  await serviceWorker.register(trusted(address));
  await serviceWorker.ready;
  if (serviceWorker.controller === null) await controlled;
}
