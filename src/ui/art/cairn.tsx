import { cairnSize, Stones } from './stones';

type CairnProps = {
  /** Width or height; the other side follows. */
  className?: string;
  drop?: boolean;
};

/** The cairn of five stones at the end of a route. For pine surfaces. */
export function Cairn({ className = 'w-[184px]', drop = false }: CairnProps) {
  return (
    // A falling stone starts outside the view box.
    <svg
      viewBox={`0 0 ${cairnSize.width} ${cairnSize.height}`}
      className={`overflow-visible ${className}`}
      aria-hidden="true"
    >
      <Stones drop={drop} />
    </svg>
  );
}
