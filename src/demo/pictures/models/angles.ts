/** Angles in radians, rounded: the stored pictures were rendered with these values. */
export const fullTurn = 6.283;
export const quarterTurn = 1.57;
