import { useId } from 'react';

import { highestScore, longestSentence, scoreText } from '@/domain/closed-quarter';
import { inSentence } from '@/domain/goal-kind';
import { inputClass } from '@/ui/input-class';
import { Range } from '@/ui/range';

import type { EditedLine } from './quarter-edit';

type ScoredLineFieldsProps = {
  /** 'Key result 2' */
  name: string;
  line: EditedLine;
  tint: string;
  onChange: (part: Partial<EditedLine>) => void;
};

/** A line of a quarter that is closed: its score, and what happened. */
export function ScoredLineFields({
  name,
  line: { text, score, sentence, percent, value },
  tint,
  onChange,
}: ScoredLineFieldsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="mt-5 border-t border-line pt-5">
      <div className="grid items-center gap-x-10 gap-y-2 md:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <p id={id} className="text-small text-muted">
            {name}
          </p>
          <p className="wrap-anywhere">
            <bdi>{text}</bdi>
          </p>
        </div>
        <div>
          <div className="flex items-center gap-3">
            <Range
              label={`Score of ${inSentence(name)}`}
              describedBy={percent === null ? undefined : `${id}-progress`}
              value={score / highestScore}
              max={1}
              step={1 / highestScore}
              valueText={scoreText(score)}
              tint={tint}
              onChange={(part) => onChange({ score: Math.round(part * highestScore) })}
            />
            <span aria-hidden className="w-9 shrink-0 text-end text-h3 tabular-nums">
              {scoreText(score)}
            </span>
          </div>
          {percent !== null && (
            <p id={`${id}-progress`} className="text-small text-muted">
              Progress was {percent}%{value !== undefined && `, at ${value}`}
            </p>
          )}
        </div>
      </div>
      <label htmlFor={`${id}-sentence`} className="mt-3 mb-1.5 block text-label">
        What happened? (optional)
      </label>
      <input
        id={`${id}-sentence`}
        type="text"
        dir="auto"
        autoComplete="off"
        maxLength={longestSentence}
        value={sentence}
        onChange={({ target }) => onChange({ sentence: target.value })}
        className={inputClass}
      />
    </div>
  );
}
