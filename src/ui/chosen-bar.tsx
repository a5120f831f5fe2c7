import { useCallback, useRef } from 'react';

import { BottomBar } from './bottom-bar';
import { Button } from './button';
import { ChosenTools, type Tool } from './chosen-tools';
import { afterRemoval, focusIfLost } from './focus';
import { notify } from './toast';
import { toolsId, useChosen } from './use-choice-bar';
import type { useWork } from './use-work';
import { PauseStrip, WorkBar } from './work-bar';

/** The result of work, shown in the bar until it is closed. */
export type WorkEnd = {
  text: string;
  /** The last action is the primary one. */
  actions: readonly { label: string; onPress: () => void }[];
};

type ChosenBarProps = {
  note?: string;
  tools: readonly Tool[];
  used: Tool;
  /** A tool that is busy without progress in the bar. */
  busy?: { tool: Tool; title: string } | null;
  work: ReturnType<typeof useWork>;
  end: WorkEnd | null;
  isCovered?: boolean;
  onPress: (tool: Tool) => void;
  onOpen?: (() => void) | undefined;
  onClear: () => void;
  onEndClosed: () => void;
  /** Moves the focus after the bar was removed with it. */
  onRemoved: () => void;
};

/** The bar for the chosen rows of a list: tools, work or how that ended, all of one height (docs/product.md 7.16). */
export function ChosenBar({ tools, used, busy = null, work, end, isCovered = false, ...props }: ChosenBarProps) {
  const { note, onPress, onOpen, onClear, onEndClosed, onRemoved } = props;
  const { choice, entry, setEntry, onBarKeyDown } = useChosen();
  const count = choice.chosen.length;
  const { progress } = work;
  const isAtWork = !isCovered && progress?.isLong === true;
  const shownEnd = isCovered || progress ? null : end;

  const hasPressed = useRef(false);
  const takeFocus = useCallback(
    (element: HTMLElement | null) => {
      setEntry(element);
      if (element && hasPressed.current) focusIfLost(element);
    },
    [setEntry],
  );

  if (count === 0 && !isAtWork && shownEnd === null) return null;
  return (
    <>
      <div ref={afterRemoval(onRemoved)} className="h-5 wide:h-8" />
      <BottomBar id={toolsId} className="mt-auto" data-tools onKeyDown={onBarKeyDown}>
        {isAtWork && (
          <PauseStrip progress={progress} className="-mx-4 -mt-3 mb-3 px-4 md:-mx-6 md:px-6 wide:-mx-8 wide:px-8" />
        )}
        <div className="grid min-h-26 items-center md:min-h-10 pointer-coarse:md:min-h-11">
          {isAtWork ? (
            <WorkBar
              icon={used.icon}
              isDangerous={used.look === 'danger-quiet'}
              progress={progress}
              stopButton={entry}
              onStop={work.stop}
              onResume={work.resume}
              onOpen={onOpen}
            />
          ) : shownEnd ? (
            <EndOfWork end={shownEnd} firstButton={takeFocus} onClose={onEndClosed} />
          ) : (
            <ChosenTools
              count={count}
              note={note}
              tools={tools}
              pending={progress ? used : (busy?.tool ?? null)}
              entry={takeFocus}
              onClear={onClear}
              onPress={(tool) => {
                hasPressed.current = true;
                onPress(tool);
              }}
              onRefused={() => notify.info(`${progress?.title ?? busy?.title} is not finished yet.`, 'busy')}
            />
          )}
        </div>
      </BottomBar>
    </>
  );
}

type EndOfWorkProps = { end: WorkEnd; firstButton: (button: HTMLElement | null) => void; onClose: () => void };

function EndOfWork({ end: { text, actions }, firstButton, onClose }: EndOfWorkProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 font-semibold">{text}</p>
      <div className="flex flex-wrap gap-2 max-md:w-full">
        <Button ref={firstButton} look="secondary" className="max-md:flex-1" onClick={onClose}>
          Close
        </Button>
        {actions.map(({ label, onPress }, index) => (
          <Button
            key={label}
            look={index === actions.length - 1 ? 'primary' : 'secondary'}
            sends
            className="max-md:flex-1"
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
