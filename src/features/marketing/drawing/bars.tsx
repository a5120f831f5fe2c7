/** Heights in percent; the last bar is the current one. */
const past = [36, 50, 44, 62, 56, 74, 68, 86, 80];

/** A number over ten months, the current one in full colour. */
export function BarsDrawing() {
  return (
    <svg viewBox="0 0 400 160" preserveAspectRatio="none" aria-hidden="true" className="size-full fill-lake">
      {[...past, 95].map((height, index) => (
        <rect
          // Bars have no identity of their own and never change places.
          key={index}
          x={index * 41}
          y={160 - height * 1.6}
          width="31"
          height={height * 1.6}
          rx="5"
          opacity={index === past.length ? 1 : 0.26}
        />
      ))}
    </svg>
  );
}
