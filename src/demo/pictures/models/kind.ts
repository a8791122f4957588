import type { Hex } from '../studio/colour.ts';
import type { Point, Solid } from '../studio/mesh.ts';

/** A kind of product: its model, and how the model is photographed. */
export interface Kind {
  /**
   * Makes the model, in centimetres. Where it stands does not matter: its lowest point is put on the ground. A model in fixed colours
   * ignores the colour.
   */
  readonly make: (colour: Hex) => Solid;
  /** The model's colour when the shop offers none; it also tints the wall behind the product. */
  readonly colour: Hex;
  /** It lies on the ground and is seen from above, although its model stands in the plane of x and y. */
  readonly lies: boolean;
  /** It hangs so far above the ground that no shadow shows. */
  readonly hangs: boolean;
  /** Degrees about the y axis at which the camera stands for the first view. */
  readonly yaw: number;
  /** Degrees above the ground at which it stands. */
  readonly pitch: number;
  /** The point in the middle of the detail, as shares (0 to 1) of the model's width, height and depth. */
  readonly focus: Point;
}

/** Kinds by their names. */
export type Kinds = Readonly<Record<string, Kind>>;

/** How a kind differs from the defaults below. */
type KindOptions = Partial<Omit<Kind, 'colour' | 'make' | 'lies'>>;

/** A kind of product that stands; photographed slightly from the side unless the options say otherwise. */
export const stands = (colour: Hex, make: Kind['make'], options: KindOptions = {}): Kind => ({
  make,
  colour,
  lies: false,
  hangs: false,
  yaw: -26,
  pitch: 14,
  focus: [0.5, 0.7, 0.8],
  ...options,
});

/** A kind of product that lies flat, such as clothes; photographed from nearly above unless the options say otherwise. */
export const lies = (colour: Hex, make: Kind['make'], options: KindOptions = {}): Kind => ({
  make,
  colour,
  lies: true,
  hangs: false,
  yaw: 0,
  pitch: 79,
  focus: [0.5, 0.5, 0.22],
  ...options,
});
