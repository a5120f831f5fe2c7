/** From the ground up: each stone paler than the one below it, in both themes. */
const stones = [
  { x: 0, y: 146, width: 184, height: 40, color: 'fill-pine-line', delay: '' },
  { x: 26, y: 102, width: 140, height: 40, color: 'fill-[#3d6b5a]', delay: 'motion-safe:[animation-delay:80ms]' },
  { x: 34, y: 62, width: 104, height: 36, color: 'fill-[#5e8e7b]', delay: 'motion-safe:[animation-delay:160ms]' },
  { x: 68, y: 28, width: 76, height: 30, color: 'fill-pine-muted', delay: 'motion-safe:[animation-delay:240ms]' },
  { x: 76, y: 0, width: 48, height: 24, color: 'fill-blaze', delay: 'motion-safe:[animation-delay:320ms]' },
];

type CairnProps = {
  /** Has width or height; the other side follows. */
  className: string;
  /** Whether the stones fall in one by one, the yellow one last. */
  drop?: boolean;
};

/** The cairn of five stones at the end of a route. For pine surfaces. */
export function Cairn({ className, drop = false }: CairnProps) {
  return (
    // A falling stone starts outside the view box.
    <svg viewBox="0 0 184 186" className={`overflow-visible ${className}`} aria-hidden="true">
      {stones.map(({ color, delay, ...box }) => (
        <rect
          key={box.y}
          {...box}
          rx={box.height / 2}
          className={drop ? `${color} motion-safe:animate-stone-drop ${delay}` : color}
        />
      ))}
    </svg>
  );
}
