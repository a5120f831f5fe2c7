/** Heights of the past bars; the last one, which passes the target, is the current. */
const pastBars = [34, 46, 42, 58, 66];

/** A number over time, against its target. */
export function KpiChart({ className = 'w-[132px]' }: { className?: string }) {
  return (
    <svg viewBox="0 0 132 80" className={className} aria-hidden="true">
      {pastBars.map((height, i) => (
        <rect
          key={height}
          x={8 + 20 * i}
          y={80 - height}
          width="13"
          height={height}
          rx="3"
          className="fill-lake"
          opacity="0.26"
        />
      ))}
      <rect x="108" y="2" width="13" height="78" rx="3" className="fill-lake" />
      <path d="M2 10H127" className="stroke-blaze" strokeWidth="2.25" strokeLinecap="round" strokeDasharray="0 6" />
    </svg>
  );
}
