import { type Point, type Solid } from './mesh.ts';

/** Where the camera stands, in degrees about the y axis (yaw) and above the ground (pitch). With `zoom` 1 it shows the whole subject. */
export interface Pose {
  readonly yaw: number;
  readonly pitch: number;
  readonly zoom?: number;
  /** Share of the picture that the subject fills at zoom 1. */
  readonly fill?: number;
  /** The point in the middle of a zoomed picture, as shares of the subject's bounds; without it the centre. */
  readonly focus?: Point;
}

/** A camera with a long lens. Its axes are directions in the world; the picture's plane is one unit away from the eye. */
export interface Camera {
  readonly eye: Point;
  readonly right: Point;
  readonly up: Point;
  /** From the eye into the picture. */
  readonly ahead: Point;
  /** Pixels for one unit in the picture's plane. */
  readonly lens: number;
  readonly centreX: number;
  readonly centreY: number;
  readonly width: number;
  readonly height: number;
}

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const axesOf = (yaw: number, pitch: number): Pick<Camera, 'right' | 'up' | 'ahead'> => {
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const [sa, ca, sb, cb] = [Math.sin(a), Math.cos(a), Math.sin(b), Math.cos(b)];
  return { right: [ca, 0, -sa], up: [-sa * sb, cb, -ca * sb], ahead: [-sa * cb, -sb, -ca * cb] };
};

/** Distance of the camera in radii of the subject: a long lens. */
const distance = 5.2;

/** A camera that shows the whole subject, or a part of it when `zoom` is more than 1. */
export const cameraFor = (
  subject: Solid,
  [low, high]: readonly [Point, Point],
  { yaw, pitch, zoom = 1, fill = 0.76, focus = [0.5, 0.5, 0.5] }: Pose,
  width: number,
  height: number,
): Camera => {
  const axes = axesOf(yaw, pitch);
  const centre = [0, 1, 2].map((k) => ((low[k] as number) + (high[k] as number)) / 2) as unknown as Point;
  const radius = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2;
  const away = radius * distance;
  const eye = centre.map((value, k) => value - (axes.ahead[k] as number) * away) as unknown as Point;
  let [left, right, bottom, top] = [1e9, -1e9, 1e9, -1e9];
  const place = (point: ArrayLike<number>, index: number): readonly [number, number] => {
    const p: Point = [
      (point[index] as number) - eye[0],
      (point[index + 1] as number) - eye[1],
      (point[index + 2] as number) - eye[2],
    ];
    const depth = dot(p, axes.ahead);
    return [dot(p, axes.right) / depth, dot(p, axes.up) / depth];
  };
  for (const { positions } of subject) {
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y] = place(positions, i);
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < bottom) bottom = y;
      if (y > top) top = y;
    }
  }
  const lens = Math.min((width * fill) / (right - left), (height * fill) / (top - bottom)) * zoom;
  const target = focus.map(
    (share, k) => (low[k] as number) + ((high[k] as number) - (low[k] as number)) * share,
  );
  const [x, y] = zoom === 1 ? [(left + right) / 2, (bottom + top) / 2] : place(target, 0);
  // Chosen by eye: a whole subject looks centred a little below the middle; a detail is exactly in it.
  const middle = zoom === 1 ? 0.505 : 0.5;
  return {
    eye,
    ...axes,
    lens,
    centreX: width / 2 - x * lens,
    centreY: height * middle + y * lens,
    width,
    height,
  };
};
