/** Two stones still to be laid, and the yellow one waiting: the drawing of an empty list. */
export function EmptyStones() {
  return (
    <svg viewBox="0 0 132 72" fill="none" className="w-[132px]" aria-hidden="true">
      <g className="stroke-line-strong" strokeWidth="1.75">
        <path d="M2 70.5H130" strokeLinecap="round" strokeDasharray="0 7.1" />
        <rect x="27.5" y="45.5" width="80" height="20.5" rx="10.25" strokeDasharray="5 4" />
        <rect x="41.5" y="21.5" width="57" height="20.5" rx="10.25" strokeDasharray="5 4" />
      </g>
      <rect x="56" width="32" height="18" rx="9" className="fill-blaze" />
    </svg>
  );
}
