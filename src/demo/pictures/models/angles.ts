/** Angles in radians, rounded: the stored pictures were rendered with these values. */

export const fullTurn = 6.283;
export const halfTurn = 3.14;
export const quarterTurn = 1.57;
/** Things that are each turned by this angle from the one before spread evenly over a circle, as the seeds of a sunflower do. */
export const goldenAngle = 2.4;
