/** The size of the drawing in its own units. */
export const cairnSize = { width: 184, height: 186 };

/** From the ground up: each stone paler than the one below it, in both themes. */
const stones = [
  { x: 0, y: 146, width: 184, height: 40, color: 'fill-pine-line', delay: '' },
  { x: 26, y: 102, width: 140, height: 40, color: 'fill-[#3d6b5a]', delay: 'motion-safe:[animation-delay:80ms]' },
  { x: 34, y: 62, width: 104, height: 36, color: 'fill-[#5e8e7b]', delay: 'motion-safe:[animation-delay:160ms]' },
  { x: 68, y: 28, width: 76, height: 30, color: 'fill-pine-muted', delay: 'motion-safe:[animation-delay:240ms]' },
  { x: 76, y: 0, width: 48, height: 24, color: 'fill-blaze', delay: 'motion-safe:[animation-delay:320ms]' },
];

/** The five stones; with `drop` they fall in one by one, the yellow one last. */
export function Stones({ drop }: { drop: boolean }) {
  return (
    <g>
      {stones.map(({ color, delay, ...box }) => (
        <rect
          key={box.y}
          {...box}
          rx={box.height / 2}
          className={drop ? `${color} motion-safe:animate-stone-drop ${delay}` : color}
        />
      ))}
    </g>
  );
}

/** Two stones still to be laid, and the yellow one waiting: the drawing of an empty list. */
export function EmptyStones({ className = 'w-[132px]' }: { className?: string }) {
  return (
    <svg viewBox="0 0 132 72" fill="none" className={className} aria-hidden="true">
      <g className="stroke-line-strong" strokeWidth="1.75">
        <path d="M2 70.5H130" strokeLinecap="round" strokeDasharray="0 7.1" />
        <rect x="27.5" y="45.5" width="80" height="20.5" rx="10.25" strokeDasharray="5 4" />
        <rect x="41.5" y="21.5" width="57" height="20.5" rx="10.25" strokeDasharray="5 4" />
      </g>
      <rect x="56" width="32" height="18" rx="9" className="fill-blaze" />
    </svg>
  );
}
