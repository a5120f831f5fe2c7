import { act, fireEvent, render, screen } from '@testing-library/react';
import Trash from 'lucide-react/icons/trash';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Work } from '@/lib/slices';

import { useWork } from './use-work';
import { WorkBar } from './work-bar';
import { timeLeftText } from './work-progress';

const said = vi.fn<(text: string) => void>();
const ended = vi.fn<(how: string) => void>();

/** The work that was starts last. */
let context: Work;
let finish: (result: string) => void;
let fail: (reason: Error) => void;

function Page({ isLong }: { isLong: boolean }) {
  const work = useWork(said);
  const start = () =>
    work.start({
      title: 'Deleting 20 goals',
      total: 20,
      isLong,
      task: (given) => {
        context = given;
        return new Promise<string>((resolve, reject) => {
          finish = resolve;
          fail = reject;
        });
      },
      onDone: (result) => ended(`done ${result}`),
      onStopped: (done) => ended(`stopped after ${done}`),
      onFailure: (reason) => ended(`failed ${(reason as Error).message}`),
    });
  return (
    <>
      <button type="button" onClick={start}>
        Start
      </button>
      {work.progress && work.isShown && (
        <WorkBar icon={Trash} progress={work.progress} onStop={work.stop} onResume={work.resume} />
      )}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Renders the page and starts its work. */
function begin(isLong = true) {
  const drawn = render(
    <MemoryRouter>
      <Page isLong={isLong} />
    </MemoryRouter>,
  );
  press('Start');
  return drawn;
}
const report = (done: number) => act(() => context.onProgress(done, 20));
const later = (what: () => void) =>
  act(async () => {
    what();
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(() => {
  said.mockReset();
  ended.mockReset();
});

describe('long work', () => {
  it('is shown with its progress, and announced at its start and every tenth', async () => {
    begin();
    expect(screen.getByText('Deleting 20 goals')).toBeVisible();
    for (const done of [1, 2, 3, 4]) report(done);
    expect(screen.getByText('4 of 20')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Deleting 20 goals' })).toHaveValue(0.2);
    expect(said.mock.calls.flat()).toEqual(['Deleting 20 goals.', '2 of 20', '4 of 20']);
    await later(() => finish('all'));
    expect(ended.mock.calls.flat()).toEqual(['done all']);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('has no bar as long as it may be short, and may fail', async () => {
    begin(false);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(await screen.findByRole('progressbar')).toBeVisible();
    await later(() => fail(new Error('badly')));
    expect(ended.mock.calls.flat()).toEqual(['failed badly']);
  });

  it('is stopped at once, whatever comes later', async () => {
    begin();
    report(7);
    await later(() => press('Stop'));
    expect(context.signal.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
    report(8);
    await later(() => finish('all'));
    expect(ended.mock.calls.flat()).toEqual(['stopped after 7']);
  });

  it('reckons the time left without the minutes in which its tab was frozen', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    begin();
    for (const done of [1, 2, 3]) {
      vi.advanceTimersByTime(1000);
      report(done);
    }
    expect(screen.getByText('3 of 20 \u00b7 about 20 seconds left')).toBeVisible();
    vi.advanceTimersByTime(600_000);
    report(4);
    expect(screen.getByText('4 of 20 \u00b7 about 15 seconds left')).toBeVisible();
  });

  it.each([
    ['was', () => finish('all'), 'done all'],
    ['was not', () => fail(new Error('Stopped.')), 'stopped after 20'],
  ])('says what became of it when it is stopped after the last: it %s saved', async (_, settle, how) => {
    begin();
    report(20);
    await later(() => press('Stop'));
    expect(ended).not.toHaveBeenCalled();
    await later(settle);
    expect(ended.mock.calls.flat()).toEqual([how]);
  });

  it('is given up without a word when the page is left', async () => {
    const { unmount } = begin();
    await later(unmount);
    expect(context.signal.aborted).toBe(true);
    await later(() => finish('all'));
    expect(ended).not.toHaveBeenCalled();
  });
});

it.each([
  [0, 240, 60_000, ''],
  [10, 240, 1900, ''],
  [240, 240, 9000, ''],
  [96, 240, 4000, 'about 6 seconds'],
  [11, 12, 11_000, 'about 1 second'],
  [10, 30, 8300, 'about 20 seconds'],
  [10, 70, 9500, 'about a minute'],
  [10, 100, 20_000, 'about 3 minutes'],
])('%i of %i after %i ms: %j', (done, total, elapsed, text) => {
  expect(timeLeftText(done, total, elapsed)).toBe(text);
});
