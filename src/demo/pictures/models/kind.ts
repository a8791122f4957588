import type { Hex } from '../studio/colour.ts';
import type { Point, Solid } from '../studio/mesh.ts';

/** A kind of product: how it looks in a colour, and how it is photographed. */
export interface Kind {
  /** The product in centimetres. */
  readonly make: (colour: Hex) => Solid;
  /** Its colour when the shop offers none. */
  readonly colour: Hex;
  /** It is on the ground and is seen from above; the model is in x and y. */
  readonly lies: boolean;
  /** It hangs, far from the ground. */
  readonly hangs: boolean;
  /** Degrees: the camera's place for the first view. */
  readonly yaw: number;
  readonly pitch: number;
  /** What the detail shows, as shares of the bounds. */
  readonly focus: Point;
}

/** Kinds by their names. */
export type Kinds = Readonly<Record<string, Kind>>;

/** A kind that stands. */
export const stands = (
  colour: Hex,
  make: Kind['make'],
  options: Partial<Omit<Kind, 'colour' | 'make' | 'lies'>> = {},
): Kind => ({
  make,
  colour,
  lies: false,
  hangs: false,
  yaw: -26,
  pitch: 14,
  focus: [0.5, 0.7, 0.8],
  ...options,
});

/** A kind that lies flat, as clothes do. */
export const lies = (
  colour: Hex,
  make: Kind['make'],
  options: Partial<Omit<Kind, 'colour' | 'make' | 'lies'>> = {},
): Kind => ({
  make,
  colour,
  lies: true,
  hangs: false,
  yaw: 0,
  pitch: 79,
  focus: [0.5, 0.5, 0.22],
  ...options,
});
