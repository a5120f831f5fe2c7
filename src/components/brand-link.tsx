import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

import { brand } from '@/brand';
import { paths } from '@/domain/paths';

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
      <Mark onPine={onPine} />
      <span
        translate="no"
        className="min-w-0 text-[1.4375rem] leading-none font-[650] tracking-[-0.03em] wrap-anywhere"
      >
        {brand.name}
      </span>
    </Link>
  );
}

const fills = { stone: 'fill-accent', 'paler stone': 'fill-accent', accent: 'fill-blaze' };
const fillsOnPine = { stone: 'fill-pine-ink', 'paler stone': 'fill-pine-ink opacity-80', accent: 'fill-blaze' };

/** The brand's mark: the logo of a deployment that has one (docs/product.md 20.5), else that of the product. */
function Mark({ onPine }: { onPine: boolean }) {
  if (__BRAND_LOGO__ !== '')
    return <img src={import.meta.env.BASE_URL + __BRAND_LOGO__} alt="" width={30} height={30} className="shrink-0" />;
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
      {brand.mark.map(({ fill, path }) => (
        <path key={path} d={path} className={(onPine ? fillsOnPine : fills)[fill]} />
      ))}
    </svg>
  );
}
