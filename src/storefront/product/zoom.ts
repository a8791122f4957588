/** How far a picture is enlarged, 1 being the whole picture in view. */
export const zoomLimits = { smallest: 1, largest: 4 } as const;
/** The factor by which one press of a button or key enlarges, and the scale to which a double tap enlarges. */
export const zoomSteps = { button: 1.5, doubleTap: 2.5 } as const;

export const clampZoom = (scale: number): number =>
  Math.min(Math.max(scale, zoomLimits.smallest), zoomLimits.largest);

/** The scroll position, along one axis, at which the point of the view shows the same detail after zooming. */
export const scrollAfterZoom = (scroll: number, point: number, from: number, to: number): number =>
  Math.max(0, ((scroll + point) * to) / from - point);

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

export const distanceOf = (one: Point, other: Point): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

export const middleOf = (one: Point, other: Point): Point => ({
  clientX: (one.clientX + other.clientX) / 2,
  clientY: (one.clientY + other.clientY) / 2,
});

/** Upper limits between the two taps of a double tap, in milliseconds and pixels. */
const doubleTap = { time: 320, distance: 40 };

export interface Tap extends Point {
  readonly timeStamp: number;
}

export const isDoubleTap = (last: Tap | null, tap: Tap): boolean =>
  last !== null &&
  tap.timeStamp - last.timeStamp < doubleTap.time &&
  distanceOf(last, tap) < doubleTap.distance;

/** Pixels that a finger moves sideways to turn to another picture. */
const swipeDistance = 60;

/** The step that a swipe makes among the pictures: 1, -1, or 0 for none. */
export const swipeStep = (from: Point, to: Point): number => {
  const across = to.clientX - from.clientX;
  if (Math.abs(across) < swipeDistance || Math.abs(to.clientY - from.clientY) > Math.abs(across)) return 0;
  return across < 0 ? 1 : -1;
};
