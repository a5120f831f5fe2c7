import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { storedValues } from '@/session/storage';

import { address, goTo } from './app.tsx';
import { refusal } from './faults.ts';
import { noteCase } from './figures.ts';
import { fieldOf, manyPresses } from './form.ts';
import { aWhile, go } from './leaving.ts';
import { expectKept, expectSuccess, failUnderEach, representativeFaults, type Submission } from './submissions.ts';
import { toasts } from './toasts.ts';
import { answer, callsOf, hold, onlyCallOf } from './wire.ts';

/**
 * The tests of everything that is submitted: it fails well under each fault and then succeeds, takes for success what is
 * harmless to it, waits without a limit, and is sent once however often it is pressed.
 */
export function submissionTests(submissions: readonly Submission[]): void {
  describe.each(submissions)('$what', (submission) => {
    const { call, status, open, faults = representativeFaults, harmless = [], enterIn } = submission;
    const harmful = faults.filter((fault) => !harmless.includes(fault));
    const findButton = () => screen.findByRole('button', { name: submission.button });

    it(`fails well, and then succeeds: ${harmful.map(({ name }) => name).join(', ')}`, async () => {
      await failUnderEach(submission, harmful);
      expect(callsOf(call)).toHaveLength(harmful.length + 1);
    });

    it.each(faults.filter((fault) => harmless.includes(fault)))('takes for success: $name', async (fault) => {
      answer(call, () => fault.respond(status), { once: true });
      const user = await open();
      await user.click(await findButton());
      await expectSuccess(submission, 1);
      expect(callsOf(call)).toHaveLength(1);
      noteCase('faults-screens', `${call}, ${fault.name}`);
    });

    it('waits without a limit, and says nothing once the page is left', async () => {
      answer(call, () => refusal(500).respond(status));
      const letGo = hold(call);
      const user = await open();
      const button = await findButton();
      await user.click(button);
      await onlyCallOf(call);
      const before = storedValues();
      expect(button).toHaveAttribute('aria-busy', 'true');
      expectKept(submission, 'while it waits');

      if (submission.asksBeforeLeaving) {
        await go(user, 'Help');
        await user.click(await screen.findByRole('button', { name: 'Leave' }));
      } else {
        // Another page, as the browser's Back or Forward would bring it.
        goTo('/confirm-email');
      }
      await waitFor(() => expect(button).not.toBeInTheDocument());
      letGo();
      await screen.findByRole('heading', { level: 1 });
      await aWhile();
      expect(toasts()).toEqual([]);
      expect(storedValues()).toEqual(before);
      expect(address()).toBe(submission.asksBeforeLeaving ? '/help' : '/confirm-email');
      expect(callsOf(call)).toHaveLength(1);
      noteCase('presses', `${call}, I4`);
    });

    it.each(manyPresses.filter(({ how }) => enterIn || !how.includes('Enter')))(
      'is sent once for $how',
      async ({ doIt, number }) => {
        const letGo = hold(call);
        const user = await open();
        const button = await findButton();
        await doIt(user, button, enterIn === undefined ? button : fieldOf(enterIn));
        await onlyCallOf(call);
        expect(button).toHaveAttribute('aria-busy', 'true');
        letGo();
        await expectSuccess(submission, 1);
        expect(callsOf(call)).toHaveLength(1);
        if (number !== undefined) noteCase('presses', `${call}, ${number}`);
      },
    );

    it('is sent once when the answer comes between the clicks of a double click', async () => {
      answer(call, () => refusal(500).respond(status));
      const user = await open();
      const button = await findButton();
      const pressedAt = performance.now();
      await user.click(button);
      await waitFor(() => expect(toasts()).toHaveLength(1));
      // The browser counts the clicks that follow one another: this is the second of a double click.
      const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
      vi.spyOn(second, 'timeStamp', 'get').mockReturnValue(pressedAt);
      fireEvent(button, second);
      await aWhile();
      expect(callsOf(call)).toHaveLength(1);
      noteCase('presses', `${call}, I2`);
    });
  });
}
