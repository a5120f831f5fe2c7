/** Icons of public pages: Lucide's would come from the shell's chunk. */
const glyphs = {
  target:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  gauge: 'M12 14 16 10M3.3 19a10 10 0 1 1 17.4 0',
  down: 'M6 9l6 6 6-6',
  right: 'M9 18l6-6-6-6',
  menu: 'M4 5h16M4 12h16M4 19h16',
  pocket: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM3 9h18M3 13h4c1 0 1 3 5 3s4-3 5-3h4',
  falling: 'M2 7l6.5 6.5 5-5L22 17M16 17h6v-6',
};

/** One icon in the text's color, hidden from screen readers: its name is beside it. */
export function Glyph({ name, className = 'size-5' }: { name: keyof typeof glyphs; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.85"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={glyphs[name]} />
    </svg>
  );
}
