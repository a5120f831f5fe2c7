import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import Square from 'lucide-react/icons/square';
import SquareCheck from 'lucide-react/icons/square-check';
import { useState } from 'react';

import type { GoalGroup } from '@/domain/goal-groups';
import { withCommas } from '@/lib/with-commas';
import { MenuDialog, type MenuItem } from '@/ui/menu';

import { useAlignedParts } from './use-aligned';

/** 'Serves': which sentences of the company a group serves, and the menu that changes it (docs/product.md 7.23). */
export function ServesMenu({ group }: { group: GoalGroup }) {
  const { wanted, served, setServes } = useAlignedParts();
  const [isOpen, setOpen] = useState(false);
  if (served === undefined || wanted.length === 0 || group.key === '') return null;
  const own = served.get(group.key);
  const [first, ...others] = wanted.filter(({ text }) => own?.has(text));
  const items = wanted.map((each): MenuItem => {
    const isChecked = own?.has(each.text) ?? false;
    return {
      label: each.text,
      note: each.kind,
      icon: isChecked ? SquareCheck : Square,
      isChecked,
      onPress: () => setServes(group, each, !isChecked),
    };
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={clsx(
          'relative -ms-1 inline-flex min-h-8.5 max-w-full items-center gap-2 rounded-badge px-1 text-small font-semibold hover:bg-sunken print:hidden pointer-coarse:min-h-11',
          first ? 'text-accent' : 'text-muted',
        )}
      >
        <CornerDownRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" strokeWidth={1.85} />
        <span className="truncate">
          {first ? (
            <>
              Serves: <bdi>{first.text}</bdi>
              {others.length > 0 && `, and ${withCommas(others.length)} more`}
            </>
          ) : (
            'Serves no company goal'
          )}
        </span>
        <span className="sr-only">, {group.goal}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0" strokeWidth={1.85} />
      </button>
      {isOpen && <MenuDialog label="Serves" items={items} onClose={() => setOpen(false)} />}
    </>
  );
}
