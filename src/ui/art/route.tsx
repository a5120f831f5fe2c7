import { useId } from 'react';

type Leg = {
  from: readonly [x: number, y: number];
  /** The rest of the path, from there on. */
  curve: string;
  /** Even steps of about 10 px, so that a dot falls on each end, where the waypoint covers it. */
  steps: number;
};

type Waypoint = {
  x: number;
  y: number;
  /** The mark aimed at, not a stop on the way. */
  goal?: boolean;
  /** The drawn route has come this far. */
  delay: string;
};

export type RouteDrawing = {
  width: number;
  height: number;
  /** How the drawing meets its surface: `preserveAspectRatio`. */
  fit: string;
  /** Where its box lies, and on which widths it shows. */
  place: string;
  legs: Leg[];
  waypoints: Waypoint[];
};

/** One dash covers the whole line, and a little more, so that no seam shows where a ring closes. */
const undrawn = { pathLength: 0.98, strokeDasharray: 1 };
const drawIn = 'motion-safe:animate-route-draw';
const ringing = `${drawIn} motion-safe:[animation-duration:320ms]`;

type RouteProps = {
  /** The drawings of one way, one for each range of widths. */
  way: readonly RouteDrawing[];
  /** The route draws itself once, from its start to the mark. */
  draw?: boolean;
  className?: string;
};

/** The dotted yellow way over a pine surface, which must be `relative` and cut off what overflows. */
export function Route({ way, draw = false, className = '' }: RouteProps) {
  return way.map((drawing) => <Drawing key={drawing.place} drawing={drawing} draw={draw} className={className} />);
}

type DrawingProps = {
  drawing: RouteDrawing;
  draw: boolean;
  className: string;
};

function Drawing({ drawing, draw, className }: DrawingProps) {
  const { width, height, fit, place, waypoints } = drawing;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      fill="none"
      className={`pointer-events-none absolute overflow-visible stroke-blaze ${place} ${className}`}
      aria-hidden="true"
    >
      <Trail drawing={drawing} draw={draw} />
      {waypoints.map(({ x, y, goal = false, delay }) => (
        <g key={x}>
          {/* A clearing, wide enough for the first dot. */}
          <circle cx={x} cy={y} r="12" className="fill-pine stroke-none" />
          {/* The ring is drawn from the top, like the hand of a clock. */}
          <circle
            cx={x}
            cy={y}
            r={goal ? 10 : 7}
            strokeWidth="2.5"
            transform={`rotate(-90 ${x} ${y})`}
            {...(draw && { ...undrawn, className: `${ringing} ${delay}` })}
          />
          {goal && <circle cx={x} cy={y} r="4" className="fill-blaze stroke-none" />}
        </g>
      ))}
    </svg>
  );
}

/** The dots. A dotted line cannot be drawn by its own dashes, so a solid one uncovers it. */
function Trail({ drawing: { width, height, legs }, draw }: Pick<DrawingProps, 'drawing' | 'draw'>) {
  const mask = useId();
  const [start] = legs;
  const way = `M${start?.from.join(' ')}${legs.map(({ curve }) => curve).join('')}`;
  return (
    <>
      {draw && (
        <mask id={mask} maskUnits="userSpaceOnUse" x={-width} y={-height} width={3 * width} height={3 * height}>
          <path d={way} {...undrawn} stroke="white" strokeWidth="12" className={drawIn} />
        </mask>
      )}
      <g strokeWidth="3" strokeLinecap="round" {...(draw && { mask: `url(#${mask})` })}>
        {legs.map(({ from, curve, steps }) => (
          <path key={curve} d={`M${from.join(' ')}${curve}`} pathLength={steps} strokeDasharray="0 1" />
        ))}
      </g>
    </>
  );
}
