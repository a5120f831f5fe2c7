/** Where the stones of the pile lie, from the ground up. */
const stones = [
  { x: 852, y: 290, width: 122, height: 26, colour: 'fill-pine' },
  { x: 869, y: 261, width: 93, height: 27, colour: 'fill-pine-raised' },
  { x: 875, y: 234, width: 68, height: 24, colour: 'fill-pine-line' },
  { x: 897, y: 211, width: 50, height: 20, colour: 'fill-[#3d6b5a]' },
];

type HillsProps = {
  className?: string;
};

/** Hills in three depths, a trail over them, and the pile of stones under the sun. */
export function Hills({ className = '' }: HillsProps) {
  return (
    <svg
      viewBox="0 0 1248 420"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      aria-hidden="true"
      className={`bg-accent-soft ${className}`}
    >
      <circle cx="960" cy="130" r="58" className="fill-blaze" />
      <path
        d="M0 300C90 250 170 222 254 222C380 222 470 302 620 302C770 302 860 182 1040 182C1120 182 1190 200 1248 220V420H0Z"
        className="fill-pine-muted"
      />
      <path
        d="M0 358C100 326 210 310 310 310C440 310 540 350 676 350C850 350 960 270 1100 270C1160 270 1210 278 1248 286V420H0Z"
        className="fill-[#5e8e7b]"
      />
      <path
        d="M0 398C110 372 220 364 330 372C470 382 560 396 690 390C850 382 960 366 1100 366C1160 366 1210 368 1248 372V420H0Z"
        className="fill-pine-raised"
      />
      <path
        d="M118 422C230 396 300 352 420 330C540 310 640 340 720 338C790 336 824 320 852 306"
        className="stroke-pine-ink"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 12.5"
      />
      {stones.map(({ colour, ...box }) => (
        <rect key={box.y} {...box} rx={box.height / 2} className={colour} />
      ))}
    </svg>
  );
}
