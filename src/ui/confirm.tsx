import { useIsMutating, useMutationState, useQueryClient, type MutationFilters } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';

import { Button } from './button';
import { DialogCard } from './dialog';

type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  action: string;
  icon?: LucideIcon | undefined;
  isDangerous?: boolean | undefined;
  pending?: boolean;
  onAction: () => void;
  other?: string | undefined;
  onOther?: () => void;
  onClose: () => void;
};

/** A question with two buttons. Escape, the cross and a press beside it close it. */
export function ConfirmDialog({
  title,
  children,
  action,
  icon,
  isDangerous = false,
  pending = false,
  onAction,
  other = 'Cancel',
  onOther,
  onClose,
}: ConfirmDialogProps) {
  return (
    <DialogCard
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onOther ?? onClose}>
            {other}
          </Button>
          <Button
            look={isDangerous ? 'danger' : 'primary'}
            {...(icon && { icon })}
            // The second click of a double click on the opener must not confirm.
            sends
            pending={pending}
            onClick={onAction}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
    </DialogCard>
  );
}

export type Question = {
  title: string;
  text: ReactNode;
  action: string;
  icon?: LucideIcon;
  isDangerous?: boolean;
  /** Called by the action. A question without a request closes. */
  onConfirm: () => void;
  /** The request that the action sends: the question stays open while it is pending, and shows its failure. */
  request?: {
    mutations: MutationFilters;
    failed: string;
    isOver: () => boolean;
  };
};

const QuestionContext = createContext<Dispatch<SetStateAction<Question | null>>>(() => undefined);

/** Shows the question of `useConfirm`, one at a time. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const cache = useQueryClient().getQueryCache();
  // Closes before the list renders without the record, so that the dialog returns the focus to the page.
  const isOver = useSyncExternalStore(
    useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]),
    () => question?.request?.isOver() === true,
    () => false,
  );
  if (question !== null && isOver) setQuestion(null);
  return (
    <QuestionContext value={setQuestion}>
      {children}
      {question && <AskedQuestion question={question} onClose={() => setQuestion(null)} />}
    </QuestionContext>
  );
}

/** Returns the function that asks. Unmounting the caller closes its question. */
export function useConfirm(): (question: Question) => void {
  const setQuestion = use(QuestionContext);
  const asked = useRef<Question>(null);
  useEffect(() => () => setQuestion((open) => (open === asked.current ? null : open)), [setQuestion]);
  return useCallback(
    (question) => {
      asked.current = question;
      setQuestion(question);
    },
    [setQuestion],
  );
}

const noMutations: MutationFilters = { predicate: () => false };

function AskedQuestion({ question, onClose }: { question: Question; onClose: () => void }) {
  const { title, text, action, icon, isDangerous, onConfirm, request } = question;
  const mutations = request?.mutations ?? noMutations;
  const isPending = useIsMutating(mutations) > 0;
  const failures = useMutationState({
    filters: { ...mutations, status: 'error' },
    select: ({ mutationId }) => mutationId,
  });
  // Failures from before the question are not shown again.
  const [earlier] = useState(failures);
  const hasFailed = !isPending && failures.some((id) => !earlier.includes(id));
  return (
    <ConfirmDialog
      title={title}
      action={action}
      icon={icon}
      isDangerous={isDangerous}
      pending={isPending}
      onAction={() => {
        if (!request) onClose();
        onConfirm();
      }}
      onClose={onClose}
    >
      {text}
      {request && <p className="mt-2 min-h-5 text-small text-danger">{hasFailed && request.failed}</p>}
    </ConfirmDialog>
  );
}
