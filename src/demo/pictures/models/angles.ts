/** Angles in radians, rounded: the stored pictures were rendered with these values. */
export const fullTurn = 6.283;
export const quarterTurn = 1.57;
/** Things that are each turned by this from the one before fill a circle without gaps. */
export const goldenAngle = 2.4;
