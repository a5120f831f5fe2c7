import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { employeesQuery } from '@/api/employees';
import { useSource } from '@/components/source';
import type { GoalKind } from '@/domain/goal-kind';

import { GenerateDialog } from './generate-dialog';
import { useGenerate } from './use-generate';

/** A press that asks for goals; another one for the same sentence is another object. */
export type AskedDraft = { sentence: string };

type DraftForSentenceProps = {
  /** The kind that is drafted at first. */
  kind: GoalKind;
  asked: AskedDraft;
  /** It stays rendered while it is closed, so that what is typed and what is under way is kept. */
  isOpen: boolean;
  onClose: () => void;
};

/** The Generate dialog of a page that shows a list of goals, with a sentence of the company as the prompt (docs/product.md 7.23). */
export function DraftForSentence({ kind, asked, isOpen, onClose }: DraftForSentenceProps) {
  const employees = useSource('employees', useQuery(employeesQuery()));
  const [answered, setAnswered] = useState(asked);
  const generating = useGenerate(employees, { kind, role: '', goal: asked.sentence });
  if (answered !== asked) {
    setAnswered(asked);
    generating.suggest(asked.sentence);
  }
  return (
    isOpen && (
      <GenerateDialog
        employees={employees}
        generating={generating}
        onClose={() => {
          generating.close();
          onClose();
        }}
      />
    )
  );
}
