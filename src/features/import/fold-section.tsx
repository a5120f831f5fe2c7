import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState, type ReactNode } from 'react';

type FoldSectionProps = {
  title: string;
  /** How many in it need somebody. */
  open: number;
  /** '7 of 7' */
  count: string;
  isOpenAtFirst: boolean;
  children: ReactNode;
};

/** A part of a card that folds; one that needs somebody stays open until it is folded by hand. */
export function FoldSection({ title, open, count, isOpenAtFirst, children }: FoldSectionProps) {
  const [own, setOwn] = useState<boolean | null>(null);
  const id = useId();
  // What was open for something that is done now does not fold under the hand of whoever has done it.
  const [opened, setOpened] = useState(isOpenAtFirst || open > 0);
  if (open > 0 && !opened) setOpened(true);
  const isOpen = own ?? opened;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-line">
      <h3 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOwn(!isOpen)}
          className="flex min-h-13 w-full items-center gap-3 px-5 text-start text-label hover:bg-sunken/60 md:px-7"
        >
          <Chevron aria-hidden className="size-4.5 shrink-0" strokeWidth={1.85} />
          <span className="flex-1 font-semibold">{title}</span>
          {open > 0 && (
            <span className="rounded-badge bg-blaze-soft px-2 py-0.75 text-micro font-semibold text-blaze-soft-ink">
              {open} to match
            </span>
          )}
          <span className="text-small text-muted">{count}</span>
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="px-5 pb-6 md:px-7">
        {isOpen && children}
      </div>
    </section>
  );
}

/** A table that is a list of fields on a phone: what stands in its head is said by the rows there. */
export function MatchTable({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <div className="overflow-clip rounded-menu border border-line">
      <table className="block w-full text-start md:table md:table-fixed">
        <thead className="hidden bg-sunken text-small text-muted md:table-header-group">
          <tr className="h-11">
            {heads.map((head) => (
              <th key={head} scope="col" className="px-5 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line md:table-row-group">{children}</tbody>
      </table>
    </div>
  );
}

export const matchRowClass = 'grid gap-2 px-4 py-3 md:table-row md:h-13';
export const matchCellClass = 'block min-w-0 wrap-anywhere md:table-cell md:px-5 md:py-1.5';
