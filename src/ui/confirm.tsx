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

/** A question with two buttons. Escape, the cross and a press beside it close it, and nothing is done. */
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
            // The second click of a double click on what asked is no answer.
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

/** What is asked before something is done that cannot be undone. */
export type Question = {
  title: string;
  text: ReactNode;
  action: string;
  icon?: LucideIcon;
  isDangerous?: boolean;
  /** Called by that button. The question goes then, unless it has a request. */
  onConfirm: () => void;
  /** Of a request that the button sends: the question stays while it is pending, and says that it has failed. */
  request?: {
    mutations: MutationFilters;
    failed: string;
    isOver: () => boolean;
  };
};

const QuestionContext = createContext<Dispatch<SetStateAction<Question | null>>>(() => undefined);

/** Shows what is asked by `useConfirm` below it: one question at a time. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const cache = useQueryClient().getQueryCache();
  // Heard of before the list is rendered without it, so that the focus is back on the page by then.
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

/** Gives the function that asks. A question goes with the component that asked it. */
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
  // A try that failed before it was asked, also one that this dialog was closed on, is not reported again.
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
