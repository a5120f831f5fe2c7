import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';

import { listen } from '@/lib/listen';
import { withCommas } from '@/lib/with-commas';

import { BottomBar } from './bottom-bar';
import { Button, type ButtonLook } from './button';
import { afterRemoval, focusIfLost } from './focus';
import { moveFocus } from './move-focus';
import { notify } from './toast';
import { toolsId, useChosen } from './use-choice-bar';
import type { useWork } from './use-work';
import { PauseStrip, WorkBar } from './work-bar';

export type Tool = { label: string; icon: LucideIcon; look?: ButtonLook };

/** The result of work, shown in the bar until it is closed. */
export type WorkEnd = {
  text: string;
  /** The last action is the primary one. */
  actions: readonly { label: string; onPress: () => void }[];
};

type ChosenBarProps = {
  tools: readonly Tool[];
  used: Tool;
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
export function ChosenBar({ tools, used, work, end, isCovered = false, ...props }: ChosenBarProps) {
  const { onPress, onOpen, onClear, onEndClosed, onRemoved } = props;
  const { choice, entry, setEntry } = useChosen();
  const count = choice.chosen.length;
  const { progress } = work;
  const shownProgress = isCovered || !work.isShown ? null : progress;
  const shownEnd = isCovered || progress ? null : end;

  const hasPressed = useRef(false);
  const takeFocus = useCallback(
    (element: HTMLElement | null) => {
      setEntry(element);
      if (element && hasPressed.current) focusIfLost(element);
    },
    [setEntry],
  );

  if (count === 0 && shownProgress === null && shownEnd === null) return null;
  return (
    <>
      <div ref={afterRemoval(onRemoved)} className="h-5 wide:h-8" />
      <BottomBar id={toolsId} className="mt-auto" data-tools>
        {shownProgress && (
          <PauseStrip
            progress={shownProgress}
            className="-mx-4 -mt-3 mb-3 px-4 md:-mx-6 md:px-6 wide:-mx-8 wide:px-8"
          />
        )}
        <div className="grid min-h-26 items-center md:min-h-10 pointer-coarse:md:min-h-11">
          {shownProgress ? (
            <WorkBar
              icon={used.icon}
              isDangerous={used.look === 'danger-quiet'}
              progress={shownProgress}
              stopButton={entry}
              onStop={work.stop}
              onResume={work.resume}
              onOpen={onOpen}
            />
          ) : shownEnd ? (
            <EndOfWork end={shownEnd} firstButton={takeFocus} onClose={onEndClosed} />
          ) : (
            <ChosenTools
              tools={tools}
              pending={progress ? used : null}
              entry={takeFocus}
              onClear={onClear}
              onPress={(tool) => {
                hasPressed.current = true;
                onPress(tool);
              }}
              onRefused={() => notify.info(`${progress?.title} is not finished yet.`, 'busy')}
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

/** Whether Escape belongs to the element that has the focus. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, form:not([role=search])') !== null;

type ChosenToolsProps = {
  /** The most used tool is the last. */
  tools: readonly Tool[];
  pending: Tool | null;
  /** The ref of the toolbar's tab stop. */
  entry: Ref<HTMLButtonElement>;
  onClear: () => void;
  onPress: (tool: Tool) => void;
  onRefused: () => void;
};

/** The tools for the selection, as one tab stop with arrow keys. Escape clears the selection (docs/product.md 7.16). */
function ChosenTools({ tools, pending, entry, onClear, onPress, onRefused }: ChosenToolsProps) {
  const [active, setActive] = useState(tools.length);

  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, isComposing, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key !== 'Escape' || defaultPrevented || isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
    if (!isElsewhere(target) && pending === null) onClear();
  });
  // On `window`, after listeners that close something and prevent the default.
  useEffect(() => listen(window, ['keydown'], (event) => handleEscape(event)), []);

  const stop = (index: number) => ({
    tabIndex: index === active ? 0 : -1,
    ref: index === active ? entry : undefined,
    onFocus: () => setActive(index),
  });

  const hasMany = tools.length > 5;
  const chosenText = `${withCommas(useChosen().choice.chosen.length)} selected`;

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the keys
    <div
      role="toolbar"
      aria-label={chosenText}
      onKeyDown={(event) => moveFocus(event, ['ArrowLeft', 'ArrowRight'])}
      className="flex flex-wrap items-center justify-between gap-y-2"
    >
      <div className="flex items-center gap-2 max-md:w-full max-md:justify-between">
        <p className="font-semibold tabular-nums">{chosenText}</p>
        <Button look="quiet" className="px-3 font-medium text-muted" onClick={onClear} {...stop(0)}>
          Clear
        </Button>
      </div>
      <div
        className={clsx(
          'flex flex-wrap items-center',
          hasMany ? 'max-md:-mx-2.5 max-md:w-[calc(100%+1.25rem)] md:gap-1 xl:gap-2' : 'gap-1 max-md:w-full md:gap-2',
        )}
      >
        {tools.map((tool, index) => {
          const { label, icon, look = 'secondary' } = tool;
          return (
            <Button
              key={label}
              {...stop(index + 1)}
              look={look}
              icon={icon}
              // Many tools have no room for icons on a tablet or beside the navigation.
              iconClassName={hasMany ? 'md:max-xl:hidden' : ''}
              pending={pending === tool}
              aria-disabled={pending !== null || undefined}
              onClick={() => (pending === null ? onPress(tool) : onRefused())}
              className={clsx(
                'whitespace-nowrap max-md:h-13 max-md:min-w-11 max-md:flex-auto max-md:flex-col max-md:gap-0.5 max-md:text-micro',
                hasMany ? 'max-md:px-0 md:max-xl:px-3' : 'max-md:px-1',
                // The focus ring of the button before must not overlap the primary color.
                hasMany && look === 'primary' && 'max-md:ms-1',
                look === 'secondary' && 'max-md:border-transparent',
                look === 'danger-quiet' && 'md:me-2',
              )}
            >
              {label}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
