import { brand } from '@/brand';

type MarkProps = {
  /** Size and place; 28 px by default, 16 px at the least. */
  className?: string;
  /** Its stones are pale on a pine surface. */
  onPine?: boolean;
};

const fills = { stone: 'fill-accent', 'paler stone': 'fill-accent', accent: 'fill-blaze' };
const fillsOnPine = { stone: 'fill-pine-ink', 'paler stone': 'fill-pine-ink opacity-80', accent: 'fill-blaze' };

/** The brand's mark: the logo of a deployment that has one (docs/product.md 20.5), else that of the product. */
export function Mark({ className = 'size-7', onPine = false }: MarkProps) {
  if (__BRAND_LOGO__ !== '')
    return <img src={import.meta.env.BASE_URL + __BRAND_LOGO__} alt="" width={30} height={30} className="shrink-0" />;
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      {brand.mark.map(({ fill, path }) => (
        <path key={path} d={path} className={(onPine ? fillsOnPine : fills)[fill]} />
      ))}
    </svg>
  );
}
