import type { BrowserContext, ConsoleMessage } from '@playwright/test';

import { backendOrigin, siteOrigin } from './addresses.mjs';

type Violation = { directive: string; blocked: string; sample: string };

/** Errors outside a test's assertions: silence is part of passing. */
export class Watch {
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Allows a problem that this test causes on purpose. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern);
  }

  /** Errors that are not allowed. */
  get problems(): string[] {
    return this.#problems.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  /** Watches every page of a context: console, errors, policy violations, failed and foreign requests. */
  async attach(context: BrowserContext) {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isBackendRefusal(message)) {
        this.#problems.push(`console.${message.type()}: ${message.text()}`);
      }
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page aborts its pending requests.
      if (request.url().startsWith(siteOrigin) && reason !== 'net::ERR_ABORTED') {
        this.#problems.push(`request failed: ${request.url()} ${reason}`);
      }
    });
    context.on('response', (response) => {
      if (response.url().startsWith(siteOrigin) && response.status() >= 400) {
        this.#problems.push(`answer ${response.status()}: ${response.url()}`);
      }
    });
    context.on('weberror', (error) => this.#problems.push(`uncaught: ${error.error().message}`));

    await context.exposeBinding('reportViolation', (_source, { directive, blocked, sample }: Violation) => {
      this.#problems.push(`policy violation: ${directive} blocked ${blocked} ${sample}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective: directive, blockedURI: blocked, sample } = event;
        window.reportViolation?.({ directive, blocked, sample });
      });
    });

    // The host does not resolve (`resolverRules`). Intercepting it would send every request through this process.
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && hostname !== 'localhost') {
        this.#problems.push(`request to another host: ${request.url()}`);
      }
    });
  }
}

/** Chromium logs every refused call; tests look at the application's own reaction. */
function isBackendRefusal(message: ConsoleMessage) {
  return message.text().startsWith('Failed to load resource') && message.location().url.startsWith(backendOrigin);
}

declare global {
  interface Window {
    /** Set by `exposeBinding` in every page of the run. */
    reportViolation?: (violation: Violation) => void;
  }
}
