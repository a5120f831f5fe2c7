import { useId } from 'react';

type Segment = {
  from: readonly [x: number, y: number];
  /** The rest of the path, from there on. */
  curve: string;
  /** Even steps of about 10 px, so that each end has a dot, covered by the waypoint. */
  steps: number;
};

type Waypoint = {
  x: number;
  y: number;
  goal?: boolean;
  /** A class that delays the ring until the drawn route has come this far. */
  delay: string;
};

export type RouteDrawing = {
  width: number;
  height: number;
  /** `preserveAspectRatio`: how the drawing fits its surface. */
  fit: string;
  place: string;
  segments: Segment[];
  waypoints: Waypoint[];
};

type RouteProps = {
  drawings: readonly RouteDrawing[];
  /** Animates the route once, from its start to the destination. */
  draw?: boolean;
  className?: string;
};

/** The dotted yellow route over a pine surface, which must be `relative` with hidden overflow. */
export function Route({ drawings, draw = false, className = '' }: RouteProps) {
  return drawings.map((drawing) => <Drawing key={drawing.place} drawing={drawing} draw={draw} className={className} />);
}

/** One dash longer than the line, so that a closed ring shows no seam. */
const hiddenDash = { pathLength: 0.98, strokeDasharray: 1 };
const drawClass = 'motion-safe:animate-route-draw';
const ringClass = `${drawClass} motion-safe:[animation-duration:320ms]`;

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
          <circle
            cx={x}
            cy={y}
            r={goal ? 10 : 7}
            strokeWidth="2.5"
            transform={`rotate(-90 ${x} ${y})`}
            {...(draw && { ...hiddenDash, className: `${ringClass} ${delay}` })}
          />
          {goal && <circle cx={x} cy={y} r="4" className="fill-blaze stroke-none" />}
        </g>
      ))}
    </svg>
  );
}

/** The dots. A solid line in a mask animates them, since their dashes cannot. */
function Trail({ drawing: { width, height, segments }, draw }: Pick<DrawingProps, 'drawing' | 'draw'>) {
  const mask = useId();
  const [start] = segments;
  const path = `M${start?.from.join(' ')}${segments.map(({ curve }) => curve).join('')}`;
  return (
    <>
      {draw && (
        <mask id={mask} maskUnits="userSpaceOnUse" x={-width} y={-height} width={3 * width} height={3 * height}>
          <path d={path} {...hiddenDash} stroke="white" strokeWidth="12" className={drawClass} />
        </mask>
      )}
      <g strokeWidth="3" strokeLinecap="round" {...(draw && { mask: `url(#${mask})` })}>
        {segments.map(({ from, curve, steps }) => (
          <path key={curve} d={`M${from.join(' ')}${curve}`} pathLength={steps} strokeDasharray="0 1" />
        ))}
      </g>
    </>
  );
}
