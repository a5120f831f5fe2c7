/** Where a number came from, where it is likely to go, and the target. */
export function ForecastDrawing() {
  return (
    <svg viewBox="0 0 652 216" aria-hidden="true" fill="none" className="size-full max-h-54">
      <path d="M0 4H652M0 74H652M0 144H652M0 212H652" className="stroke-line" strokeWidth="1.5" />
      <path d="M376 88C450 70 550 40 626 2V128C540 128 450 106 376 88Z" className="fill-accent" opacity=".16" />
      <path d="M2 45H652" className="stroke-blaze" strokeWidth="3" strokeLinecap="round" strokeDasharray="0 9" />
      <path
        d="M12 191C70 184 110 158 176 155C250 152 300 112 376 88"
        className="stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M390 84C460 64 540 50 612 46"
        className="stroke-accent"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeDasharray="0 11"
      />
      <circle cx="376" cy="88" r="8.5" className="fill-raised stroke-accent" strokeWidth="4" />
      <circle cx="626" cy="45" r="11" className="fill-blaze stroke-raised" strokeWidth="3" />
      <text x="382" y="126" textAnchor="middle" fontSize="17" className="fill-ink font-semibold">
        Today
      </text>
    </svg>
  );
}
