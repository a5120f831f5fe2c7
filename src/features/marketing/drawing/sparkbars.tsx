/** The last few values of a number; the current one, in full colour, follows the trend of the past. */
export function Sparkbars({ past }: { past: readonly number[] }) {
  const last = past.at(-1) ?? 0;
  const all = [...past, last + (last - (past.at(-2) ?? last)) * 1.2];
  return (
    <svg viewBox="0 0 36 20" aria-hidden="true" className="mb-1 h-5 w-9 shrink-0 fill-lake">
      {all.map((height, index) => (
        <rect
          // Bars have no identity of their own and never change places.
          key={index}
          x={index * 7.6}
          y={20 - height}
          width="5.4"
          height={height}
          rx="1.5"
          opacity={index === past.length ? 1 : 0.26}
        />
      ))}
    </svg>
  );
}
