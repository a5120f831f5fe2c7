import { signIn } from './support/people';
import { answerReads, settled } from './support/steps';
import { expect, test, wideOnly } from './support/test';

const record = {
  id: 'goal-1',
  goal: 'Fewer falls on the wards',
  role: 'Nurse',
  result:
    'Objective: safe wards by 31 March 2099\nReduce falls from 9 to 4 by 31 March 2099\nTrain 40 people by 30 June 2099',
  createdAt: new Date(2026, 10, 20, 12).toISOString(),
};

test(
  'a link opens for anyone, with no call',
  { tag: wideOnly },
  async ({ page, browser, contextOptions, viewport, baseURL }) => {
    await signIn(page);
    await answerReads(page, '**/api/ai/okr', [record]);
    await page.goto(`/okrs?record=${record.id}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Share as a link', exact: true }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

    const stranger = await browser.newContext({ ...contextOptions, viewport });
    const other = await stranger.newPage();
    const requests: string[] = [];
    const violations: string[] = [];
    other.on('request', (request) => requests.push(request.url()));
    other.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) violations.push(message.text());
    });
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1, name: record.goal })).toBeVisible();
    for (const address of requests) {
      expect(new URL(address).origin, address).toBe(baseURL);
      expect(address).not.toContain('/api/');
    }
    for (const decorated of [link.replace('#', '%23'), link.replace('#', '%2523'), `${link}?utm_source=chat`]) {
      await other.goto('about:blank');
      await other.goto(decorated);
      await expect(other.getByRole('heading', { level: 1, name: record.goal })).toBeVisible();
    }
    await other.goto(link.slice(0, -12));
    await expect(other.getByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeVisible();
    const field = other.getByRole('textbox', { name: 'Full link' });
    const open = other.getByRole('button', { name: 'Open' });
    const boxes = await settled(other, () => Promise.all([field, open].map(async (part) => part.boundingBox())));
    const [top, otherTop] = boxes.map((box) => box?.y ?? 0);
    expect(otherTop, 'beside its field').toBeCloseTo(top ?? 0, 0);
    expect(boxes[1]?.height, 'not stretched').toBeLessThan(48);
    expect(violations).toEqual([]);
    const html = await (await stranger.request.get('/shared')).text();
    expect(html).toContain('<meta name="robots" content="noindex" />');
    await stranger.close();
  },
);
