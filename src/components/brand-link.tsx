import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

import { brand } from '@/brand';
import { paths } from '@/domain/paths';
import { Mark } from '@/ui/art/mark';

/** The logo; it leads to the landing page. */
export function BrandLink({ onPine = false, className }: { onPine?: boolean; className?: string }) {
  return (
    <Link
      to={paths.landing}
      className={clsx(
        'inline-flex min-h-11 items-center gap-3 rounded-field no-underline',
        onPine ? 'text-pine-ink' : 'text-ink',
        className,
      )}
    >
      <Mark className="size-8 shrink-0" onPine={onPine} />
      <span
        translate="no"
        className="min-w-0 text-[1.4375rem] leading-none font-[650] tracking-[-0.03em] wrap-anywhere"
      >
        {brand.name}
      </span>
    </Link>
  );
}
