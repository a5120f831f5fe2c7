import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Check from 'lucide-react/icons/check';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Lightbulb from 'lucide-react/icons/lightbulb';
import X from 'lucide-react/icons/x';
import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';

import type { GoalKind } from '@/domain/goal-kind';
import { lineHint } from '@/domain/quality/goal-hint';
import { Button, IconButton } from '@/ui/button';
import { inputClass } from '@/ui/input-class';

import type { LineDrag } from './use-line-drag';
import type { Line } from './wording-edit';

/*
 * The fields of a wording that is edited (docs/product.md 7.19): its texts, and its lines with what moves and removes them.
 */

type WordingFieldProps = {
  fieldRef: Ref<HTMLTextAreaElement>;
  label: string;
  value: string;
  hint: ReactNode;
  /** Beside the label. */
  tools?: ReactNode;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A text that grows with what is typed, between its label and a reserved line. */
export function WordingField({ fieldRef, label, value, hint, tools, onChange, onKeyDown }: WordingFieldProps) {
  const id = useId();
  return (
    <div>
      <div className="flex min-h-8.5 items-center justify-between pointer-coarse:min-h-11">
        <label htmlFor={id} className="text-label">
          {label}
        </label>
        {tools}
      </div>
      {/*
       * As high as its text: without `field-sizing` a hidden copy in the same cell makes room. That copy, and kerning, which
       * shapes an unbroken text again for each of its lines, each cost seconds a change in a text of 20,000 characters.
       */}
      <div
        data-text={`${value} `}
        className="grid grid-cols-1 text-field [font-kerning:none] *:[grid-area:1/1] after:invisible after:border after:border-transparent after:px-3 after:py-2 after:wrap-break-word after:whitespace-pre-wrap after:content-[attr(data-text)] after:[grid-area:1/1] supports-[field-sizing:content]:after:hidden"
      >
        <textarea
          ref={fieldRef}
          id={id}
          dir="auto"
          rows={2}
          value={value}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          className={clsx(inputClass, 'field-sizing-content min-h-17! resize-none overflow-hidden py-2')}
        />
      </div>
      <p id={`${id}-hint`} className="mt-1 mb-2 flex min-h-6 items-start gap-1.5 text-small text-muted">
        {hint}
      </p>
    </div>
  );
}

type LineFieldProps = Pick<WordingFieldProps, 'fieldRef' | 'onChange' | 'onKeyDown'> & {
  kind: GoalKind;
  line: Line;
  name: string;
  /** Its place among the results that are not removed; -1 for any other line. */
  index: number;
  drag: LineDrag;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function LineField({ kind, line, name, index, drag, onMove, onRemove, onKeyDown, ...field }: LineFieldProps) {
  const { key, type, text } = line;
  const named = name.toLowerCase();
  const isResult = type === 'result';

  function moveOnAltArrow(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined || !isResult) return onKeyDown(event);
    event.preventDefault();
    onMove(index + by);
  }

  return (
    <div
      {...(isResult && drag.lineProps(key))}
      className={clsx(
        'rounded-field',
        type === 'detail' && 'ms-6',
        drag.dragged === key && 'shadow-2 outline-2 outline-offset-4 outline-focus',
      )}
    >
      <WordingField
        {...field}
        label={name}
        value={text}
        hint={hintOf(kind, line)}
        onKeyDown={moveOnAltArrow}
        tools={
          <span {...drag.toolsProps} className="flex">
            {/* Before the handle, which stays under the pointer that has pressed it. */}
            {drag.pickedUp === key && (
              <>
                <IconButton icon={ArrowUp} label={`Move ${named} up`} onClick={() => drag.step(-1)} />
                <IconButton icon={ArrowDown} label={`Move ${named} down`} onClick={() => drag.step(1)} />
              </>
            )}
            {isResult && (
              <IconButton
                {...drag.handleProps(key)}
                icon={GripVertical}
                label={`Move ${named}`}
                className="cursor-grab touch-none"
              />
            )}
            <IconButton icon={X} label={`Remove ${named}`} onClick={onRemove} />
          </span>
        }
      />
    </div>
  );
}

function hintOf(kind: GoalKind, { type, text }: Line): ReactNode {
  if (type === 'result') return <Hint {...lineHint(kind, text)} />;
  return type === 'objective' && 'Where you want to be. Not scored.';
}

/** Advice, never an error (docs/product.md 7.14). */
function Hint({ text, isFine }: { text: string; isFine: boolean }) {
  if (text === '') return null;
  const Icon = isFine ? Check : Lightbulb;
  return (
    <span className={clsx('flex gap-1.5', !isFine && 'text-blaze-soft-ink')}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.85} />
      {text}
    </span>
  );
}

/** Where a removed line was, until the wording is saved. */
export function RemovedLine({ line, onUndo }: { line: Line; onUndo: () => void }) {
  return (
    <p className="mb-1 flex min-h-8.5 items-center gap-2 text-small text-muted pointer-coarse:min-h-11">
      <span className="min-w-0 flex-1 truncate">
        Removed: <bdi>{line.text}</bdi>
      </span>
      <Button look="quiet" size="small" onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
