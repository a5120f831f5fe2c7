import { useAlignedParts } from './use-aligned';

/** Announces what was answered, and says where this browser does not keep it. */
export function AnswersState() {
  const { said, isUnsaved } = useAlignedParts();
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p role="status" className="text-small text-muted not-empty:mt-4 print:hidden">
        {isUnsaved && 'This browser keeps nothing. What you answered stays on this page until you leave it.'}
      </p>
    </>
  );
}
