/** How far a picture is enlarged, 1 being the whole picture in view. */
export const zoomLimits = { smallest: 1, largest: 4 } as const;
/** The factor by which one press of a button or key enlarges, and the scale to which a double tap enlarges. */
export const zoomSteps = { button: 1.5, doubleTap: 2.5 } as const;

export const clampZoom = (scale: number): number =>
  Math.min(Math.max(scale, zoomLimits.smallest), zoomLimits.largest);

/**
 * The scroll position, along one axis, at which the point of the view shows the same detail after zooming from one scale to
 * another. `scroll`, `point` and the result are pixels; the point is counted from the start of the view.
 */
export const scrollAfterZoom = (scroll: number, point: number, from: number, to: number): number =>
  Math.max(0, ((scroll + point) * to) / from - point);

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

export const distanceOf = (first: Point, second: Point): number =>
  Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);

export const middleOf = (first: Point, second: Point): Point => ({
  clientX: (first.clientX + second.clientX) / 2,
  clientY: (first.clientY + second.clientY) / 2,
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

/** The step that a swipe makes among the pictures: 1 to the next for a swipe to the left, -1, or 0 for none. */
export const swipeStep = (from: Point, to: Point): number => {
  const across = to.clientX - from.clientX;
  const down = to.clientY - from.clientY;
  const isSideways = Math.abs(across) >= swipeDistance && Math.abs(across) >= Math.abs(down);
  if (!isSideways) return 0;
  return across < 0 ? 1 : -1;
};
