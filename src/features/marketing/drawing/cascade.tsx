const teams = [
  { x: 0, reached: 62 },
  { x: 134, reached: 96 },
  { x: 268, reached: 50 },
];

/** One company goal, the teams' goals below it, and how far each has come. */
export function CascadeDrawing() {
  return (
    <svg viewBox="-2 0 404 180" aria-hidden="true" fill="none" className="mx-auto size-full max-w-100">
      <path
        d="M200 44V68M66 96V68H334V96M200 68V96M66 132V160M200 132V160M334 132V160"
        className="stroke-accent"
        strokeWidth="2"
        opacity=".5"
      />
      <rect x="98" y="2" width="204" height="42" rx="9" className="fill-accent" />
      <rect x="118" y="19" width="122" height="8" rx="4" className="fill-accent-ink" />
      <circle cx="280" cy="23" r="7.5" className="fill-blaze" />
      {teams.map(({ x, reached }) => (
        <g key={x}>
          <rect x={x} y="95" width="132" height="38" rx="9" className="fill-overlay stroke-line" strokeWidth="1.5" />
          <rect x={x + 18} y="110" width="78" height="8" rx="4" className="fill-accent" />
          <rect x={x} y="161" width="132" height="13" rx="6.5" className="fill-accent" opacity=".2" />
          <rect x={x} y="161" width={reached} height="13" rx="6.5" className="fill-accent" />
        </g>
      ))}
    </svg>
  );
}
