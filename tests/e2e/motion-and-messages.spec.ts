import { signIn } from './support/people';
import { expect, test, wideOnly, withMotion } from './support/test';

test.use(withMotion);

// How long exactly things stay is told with a clock of the tests' own (tests/flows/first-page, src/ui/toast).

test(
  'the overlay of the frame is taken over without a frame in which it appears again',
  { tag: wideOnly },
  async ({ page }) => {
    await signIn(page);
    await page.addInitScript(() => {
      const frames: [isStatic: boolean, ...opacities: number[]][] = [];
      Object.assign(globalThis, { frames });
      const look = () => {
        const overlay = document.querySelector('[data-intro]');
        const parts = overlay ? [overlay, ...overlay.querySelectorAll('rect')] : [];
        const opacities = parts.map((each) => Number(getComputedStyle(each).opacity));
        frames.push([overlay !== null && overlay.id !== '', ...(overlay ? opacities : [0])]);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    type Frames = [isStatic: boolean, ...opacities: number[]][];
    let seen: Frames = [];
    // Both are seen only where the scripts come in time.
    await expect(async () => {
      await page.goto('/dashboard');
      await expect(page.locator('[data-intro]')).toBeHidden();
      seen = await page.evaluate(() => (globalThis as unknown as { frames: Frames }).frames);
      const isDrawn = (frame: Frames[number]) => Number(frame[1]) > 0;
      seen = seen.slice(seen.findIndex(isDrawn), seen.findLastIndex(isDrawn) + 1);
      await page.evaluate(() => sessionStorage.clear());
      expect([true, false].map((wanted) => seen.some(([isStatic]) => isStatic === wanted))).toEqual([true, true]);
    }).toPass();
    const fading = seen.flatMap((frame, place) => {
      const later = seen[place + 1] ?? frame;
      return frame.some((each, part) => part > 0 && Number(later[part]) < Number(each)) ? [[frame, later]] : [];
    });
    expect(fading).toEqual([]);
  },
);
