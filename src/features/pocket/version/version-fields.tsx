import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Check from 'lucide-react/icons/check';
import Lightbulb from 'lucide-react/icons/lightbulb';
import X from 'lucide-react/icons/x';
import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';

import { inSentence, type GoalKind } from '@/domain/goal-kind';
import { lineHint } from '@/domain/quality/goal-hint';
import { Button, IconButton } from '@/ui/button';
import { inputClass } from '@/ui/input-class';

import type { Line } from './version-edit';

type VersionFieldProps = {
  fieldRef: Ref<HTMLTextAreaElement>;
  label: string;
  value: string;
  hint: ReactNode;
  /** Beside the label. */
  tools?: ReactNode;
  onChange: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** A text field that grows with its text, with a reserved line for a hint. */
export function VersionField({ fieldRef, label, value, hint, tools, onChange, onKeyDown }: VersionFieldProps) {
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
       * Without `field-sizing` a hidden copy of the text in the same grid cell sets the height. In a text of 20,000 characters
       * the copy and kerning each cost seconds per change.
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

type LineFieldProps = Pick<VersionFieldProps, 'fieldRef' | 'onChange'> & {
  kind: GoalKind;
  line: Line;
  name: string;
  /** Its index among `of` results; -1 for a line that can't be moved. */
  place: number;
  of: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function LineField({ kind, line, name, place, of, onMove, onRemove, ...field }: LineFieldProps) {
  const named = inSentence(name);
  const isResult = place >= 0;

  function moveOnAltArrow(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!isResult || !event.altKey || by === undefined) return;
    event.preventDefault();
    onMove(place + by);
  }

  return (
    <div className={clsx(line.type === 'detail' && 'ms-6')}>
      <VersionField
        {...field}
        label={name}
        value={line.text}
        hint={hintOf(kind, line)}
        onKeyDown={moveOnAltArrow}
        tools={
          <span className="flex">
            {isResult && (
              <>
                <IconButton
                  icon={ArrowUp}
                  label={`Move ${named} up`}
                  aria-disabled={place === 0 || undefined}
                  className="aria-disabled:opacity-45"
                  onClick={() => onMove(place - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move ${named} down`}
                  aria-disabled={place === of - 1 || undefined}
                  className="aria-disabled:opacity-45"
                  onClick={() => onMove(place + 1)}
                />
              </>
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

/** The place of a removed line until the version is saved. */
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
