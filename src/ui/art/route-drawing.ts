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
