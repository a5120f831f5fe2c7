import { pileSize, Stones } from './stones';

type CairnProps = {
  /** Width or height; the other side follows. */
  className?: string;
  /** The stones drop in one by one when the drawing appears. */
  drop?: boolean;
};

/** The pile of five stones: what stands at the end of a route. For pine surfaces. */
export function Cairn({ className = 'w-[184px]', drop = false }: CairnProps) {
  return (
    // A falling stone starts above the frame.
    <svg
      viewBox={`0 0 ${pileSize.width} ${pileSize.height}`}
      className={`overflow-visible ${className}`}
      aria-hidden="true"
    >
      <Stones drop={drop} />
    </svg>
  );
}
