/** How far each key result has come, in pixels of its 102. */
const resultBars = [74, 52, 88];

/** An objective and the results that hang on it. */
export function OkrTree({ className = 'w-[132px]' }: { className?: string }) {
  return (
    <svg viewBox="0 0 132 90" fill="none" className={className} aria-hidden="true">
      <path d="M14 26V82Q14 84 16 84H28M14 44H28M14 64H28" className="stroke-accent" strokeWidth="2" opacity="0.36" />
      <rect width="132" height="26" rx="8" className="fill-accent" />
      <circle cx="14" cy="13" r="4.5" className="fill-blaze" />
      <rect x="26" y="10" width="78" height="6" rx="3" className="fill-accent-ink" opacity="0.85" />
      {resultBars.map((reached, i) => (
        <g key={reached}>
          <rect x="30" y={39 + 20 * i} width="102" height="10" rx="5" className="fill-accent-soft" />
          <rect x="30" y={39 + 20 * i} width={reached} height="10" rx="5" className="fill-accent" />
        </g>
      ))}
    </svg>
  );
}
