import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef, type RefCallback, type RefObject } from 'react';

import { withCommas } from '@/lib/with-commas';

import { Button, ButtonLink, Spinner } from './button';
import { afterRemoval, focusIfLost } from './focus';
import { Progress } from './progress';
import { Tile } from './tile';
import type { WorkProgress } from './work-progress';

type WorkControlsProps = {
  /** null before the start: the buttons are disabled. */
  progress: WorkProgress | null;
  onStop: () => void;
  onResume: () => void;
  /** Left out for work that cannot be paused. */
  onPause?: (() => void) | undefined;
  /** The ref of the Stop button, which takes the focus when the other button is removed. */
  stopButton?: RefCallback<HTMLButtonElement>;
  className?: string | undefined;
};

/** Pause or Resume, and Stop. A probe cannot be paused. */
export function WorkControls({ progress, onStop, onResume, onPause, stopButton, className }: WorkControlsProps) {
  const { pause = '', isByPerson = false, isTrying = false } = progress ?? {};
  const isPaused = pause !== '';
  const stop = useRef<HTMLButtonElement>(null);
  const focusStop = afterRemoval(() => stop.current?.focus());
  const common = { look: 'secondary', disabled: progress === null, className } as const;
  return (
    <>
      {(isPaused || (onPause && !isTrying)) && (
        <Button
          {...common}
          ref={focusStop}
          icon={isPaused ? Play : Pause}
          sends={isPaused}
          onClick={isPaused ? onResume : onPause}
        >
          {isPaused ? (isByPerson ? 'Resume' : 'Resume now') : 'Pause'}
        </Button>
      )}
      <Button
        {...common}
        ref={(button) => {
          stop.current = button;
          return stopButton?.(button);
        }}
        icon={Square}
        iconClassName="size-3.5! fill-current"
        onClick={onStop}
      >
        Stop
      </Button>
    </>
  );
}

type WorkBarProps = Pick<WorkControlsProps, 'onStop' | 'onResume' | 'onPause'> & {
  icon: LucideIcon;
  isDangerous?: boolean;
  progress: WorkProgress;
  stopButton?: RefObject<HTMLElement | null>;
  /** Whether narrow screens always have its buttons below; else only while it is paused. */
  isInCard?: boolean;
  /** Opens the dialog with the full progress. */
  onOpen?: (() => void) | undefined;
  /** The page with the full progress. Elsewhere the bar takes no focus, and narrow screens show 'Open' alone. */
  to?: string;
};

/** Long work with its controls. It takes a lost focus. */
export function WorkBar({
  icon,
  isDangerous = false,
  isInCard = false,
  progress,
  stopButton,
  onStop,
  onResume,
  onPause,
  onOpen,
  to,
}: WorkBarProps) {
  const { title, done, failed, total, doneWord, timeLeft, pause, isByPerson, isTrying, slow } = progress;
  const isPaused = pause !== '';
  const isHeld = isPaused || isTrying;
  const isElsewhere = to !== undefined;
  const ownButton = useRef<HTMLElement>(null);
  const stop = stopButton ?? ownButton;

  useEffect(() => {
    if (!isPaused && !isElsewhere) focusIfLost(stop.current);
  }, [isPaused, isElsewhere, stop]);

  const wraps = (isPaused || isInCard) && !isElsewhere;
  const time = slow || (timeLeft && `${timeLeft} left`);
  const amount = [`${withCommas(done)} of ${withCommas(total)}`, time].filter(Boolean).join(' \u00b7 ');
  return (
    <div className={clsx('flex w-full items-center gap-x-4 gap-y-3', wraps && 'max-md:flex-wrap')}>
      <Tile
        icon={icon}
        className={clsx(
          'max-md:hidden',
          isDangerous ? 'bg-danger-soft text-danger-soft-ink' : 'bg-accent-soft text-accent-soft-ink',
        )}
      />
      <div className={clsx('min-w-0 flex-1', wraps && 'max-md:basis-full')}>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="font-semibold">{isTrying ? 'Retrying one first' : isByPerson ? 'Paused' : title}</p>
          {failed > 0 && !isHeld && (
            <FailureBadge text={`${withCommas(failed)} not ${doneWord}`} className="md:ms-auto" />
          )}
          <p className="text-small whitespace-nowrap text-muted tabular-nums max-md:w-full">
            {isHeld ? heldText(progress) : amount}
          </p>
        </div>
        <Progress label={title} part={total === 0 ? null : done / total} isPaused={isPaused} className="mt-2" />
      </div>
      {isElsewhere && (
        <ButtonLink to={to} look="secondary">
          Open
        </ButtonLink>
      )}
      {onOpen && (
        <Button ref={takeLostFocus} look="secondary" className={clsx(isPaused && 'max-md:flex-1')} onClick={onOpen}>
          Open
        </Button>
      )}
      {isTrying && <Spinner className="text-accent" />}
      <WorkControls
        progress={progress}
        onStop={onStop}
        onResume={onResume}
        onPause={onPause}
        stopButton={(button) => {
          stop.current = button;
        }}
        className={clsx(isElsewhere ? 'max-md:hidden' : wraps && 'max-md:flex-1')}
      />
    </div>
  );
}

/** '7 deleted · 5 left', '13 drafted · 1 unconfirmed · 2 failed · 13 left'. */
function heldText({ done, failed, unconfirmed, total, doneWord }: WorkProgress): string {
  const some = (count: number, word: string) => (count > 0 ? [`${withCommas(count)} ${word}`] : []);
  return [
    `${withCommas(done - failed - unconfirmed)} ${doneWord}`,
    ...some(unconfirmed, 'unconfirmed'),
    ...some(failed, 'failed'),
    `${withCommas(total - done)} left`,
  ].join(' \u00b7 ');
}

/** A closed dialog returns the focus to a tool that the bar has replaced. */
function takeLostFocus(button: HTMLElement | null): void {
  if (button) focusIfLost(button);
}

function FailureBadge({ text, className }: { text: string; className?: string }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-badge bg-danger-soft px-2 py-0.5 text-micro font-semibold whitespace-nowrap text-danger-soft-ink',
        className,
      )}
    >
      <CircleExclamationPoint className="size-4" />
      {text}
    </span>
  );
}

type PauseStripProps = { progress: Pick<WorkProgress, 'pause' | 'isByPerson'>; className?: string };

/** Why work waits, above its bar. Nothing while it runs or a person has paused it. */
export function PauseStrip({ progress: { pause, isByPerson }, className }: PauseStripProps) {
  if (pause === '' || isByPerson) return null;
  return (
    <p
      data-strip
      className={clsx(
        'flex gap-2.5 bg-blaze-soft py-2.25 text-small font-semibold text-blaze-soft-ink forced-colors:border-b',
        className,
      )}
    >
      <Pause className="size-4.5 shrink-0" />
      {pause}
    </p>
  );
}

/** Why work waits, a probe or a slow reply, within a dialog or page. */
export function PauseHint({ progress }: { progress: WorkProgress | null }) {
  const { pause = '', isByPerson = false, isTrying = false, slow = '' } = progress ?? {};
  const text = isByPerson ? '' : slow || (isTrying ? 'Retrying one first' : pause);
  if (text === '') return null;
  return (
    <p className="flex w-full gap-2.5 rounded-field bg-blaze-soft px-4 py-3.5 text-small font-semibold text-blaze-soft-ink forced-colors:border">
      {isTrying || slow !== '' ? <Spinner /> : <Pause className="size-5 shrink-0" />}
      {text}
    </p>
  );
}
