import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef, type RefObject } from 'react';

import { Button, Spinner } from './button';
import { focusIfLost } from './focus';
import { Progress } from './progress';
import type { WorkProgress } from './use-work';

type WorkBarProps = {
  icon: LucideIcon;
  /** The colours of the tile. */
  isDangerous?: boolean;
  progress: WorkProgress;
  /** Where it puts its Stop button. */
  stopButton?: RefObject<HTMLElement | null>;
  onStop: () => void;
  onResume: () => void;
  /** Brings back the dialog that shows it in full. */
  onOpen?: (() => void) | undefined;
};

/**
 * Long work that is under way or paused: what it is, how far it has come, Stop and 'Go on now'. It takes the focus of what
 * was pressed and is gone.
 */
export function WorkBar({
  icon: Icon,
  isDangerous = false,
  progress,
  stopButton,
  onStop,
  onResume,
  onOpen,
}: WorkBarProps) {
  const { title, done, failed, total, doneWord, timeLeft, pause, isByPerson, isTrying, slow } = progress;
  const isPaused = pause !== '';
  const isHeld = isPaused || isTrying;
  const ownButton = useRef<HTMLElement>(null);
  const stop = stopButton ?? ownButton;

  useEffect(() => {
    if (!isPaused) focusIfLost(stop.current);
  }, [isPaused, stop]);

  return (
    <div className={clsx('flex w-full items-center gap-x-4 gap-y-3', isPaused && 'max-md:flex-wrap')}>
      <span
        aria-hidden
        className={clsx(
          'hidden size-10 shrink-0 place-items-center rounded-tile md:grid',
          isDangerous ? 'bg-danger-soft text-danger-soft-ink' : 'bg-accent-soft text-accent-soft-ink',
        )}
      >
        <Icon className="size-5" strokeWidth={1.85} />
      </span>
      <div className={clsx('min-w-0 flex-1', isPaused && 'max-md:basis-full')}>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="font-semibold">{isTrying ? 'Trying one first' : isByPerson ? 'Paused' : title}</p>
          {failed > 0 && !isHeld && <FailureBadge text={`${failed} not ${doneWord}`} />}
          <p className="text-small whitespace-nowrap text-muted tabular-nums max-md:w-full">
            {isHeld ? heldText(progress) : [`${done} of ${total}`, slow || timeLeft].filter(Boolean).join(' \u00b7 ')}
          </p>
        </div>
        <Progress label={title} part={total === 0 ? null : done / total} isPaused={isPaused} className="mt-2" />
      </div>
      {onOpen && (
        <Button ref={takeLostFocus} look="secondary" className={clsx(isPaused && 'max-md:flex-1')} onClick={onOpen}>
          Open
        </Button>
      )}
      {isPaused && (
        <Button look="secondary" icon={Play} sends className="max-md:flex-1" onClick={onResume}>
          {isByPerson ? 'Go on' : 'Go on now'}
        </Button>
      )}
      {isTrying && <Spinner className="text-accent" />}
      <Button
        ref={(button) => {
          stop.current = button;
        }}
        look="secondary"
        icon={Square}
        iconClassName="size-3.5! fill-current"
        className={clsx(isPaused && 'max-md:flex-1')}
        onClick={onStop}
      >
        Stop
      </Button>
    </div>
  );
}

/** '7 deleted · 5 left', '13 drafted · 2 failed · 13 left'. */
function heldText({ done, failed, total, doneWord }: WorkProgress): string {
  const parts = [`${done - failed} ${doneWord}`, ...(failed > 0 ? [`${failed} failed`] : []), `${total - done} left`];
  return parts.join(' \u00b7 ');
}

/** A dialog that was closed gave the focus back to a tool, whose place the bar has taken. */
function takeLostFocus(button: HTMLElement | null): void {
  if (button) focusIfLost(button);
}

function FailureBadge({ text }: { text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-badge bg-danger-soft px-2 py-0.5 text-micro font-semibold whitespace-nowrap text-danger-soft-ink md:ms-auto">
      <CircleExclamationPoint aria-hidden className="size-4" strokeWidth={1.85} />
      {text}
    </span>
  );
}

type PauseStripProps = { progress: Pick<WorkProgress, 'pause' | 'isByPerson'>; className?: string };

/** The strip over a work bar: why the work waits, and until when. Nothing while it is under way, and where a person has paused it. */
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
      <Pause aria-hidden className="size-4.5 shrink-0" strokeWidth={1.85} />
      {pause}
    </p>
  );
}

/**
 * The same within a dialog, that one is tried first, and that a reply takes long. Its region is there before its words, so that they are announced.
 */
export function PauseHint({
  progress,
}: {
  progress: Pick<WorkProgress, 'pause' | 'isByPerson' | 'isTrying' | 'slow'> | null;
}) {
  const { pause = '', isByPerson = false, isTrying = false, slow = '' } = progress ?? {};
  const text = isByPerson ? '' : slow || (isTrying ? 'Trying one first' : pause);
  return (
    <div role="status">
      {text !== '' && (
        <p className="mt-4 flex gap-2.5 rounded-field bg-blaze-soft px-4 py-3.5 text-small font-semibold text-blaze-soft-ink forced-colors:border">
          {isTrying || slow !== '' ? <Spinner /> : <Pause aria-hidden className="size-5 shrink-0" strokeWidth={1.85} />}
          {text}
        </p>
      )}
    </div>
  );
}
