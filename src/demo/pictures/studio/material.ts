import { type Hex, type Light, lightOf } from './colour.ts';
import { type Grain, pebbles, ribs, slub, weave } from './grains.ts';

/** How a surface looks in light. */
export interface Material {
  readonly light: Light;
  /** 0 is a mirror, 1 is chalk. */
  readonly rough: number;
  /** 1 for metal, which colours what it mirrors; otherwise 0. */
  readonly metal: number;
  /** Light that the surface gives by itself. */
  readonly glow: number;
  /** Light at grazing angles, as fibres give it. */
  readonly sheen: number;
  /** Share of the light that passes; 0 for an opaque surface. */
  readonly clear: number;
  readonly grain: Grain | null;
  /** The colour at a place; `null` when it is the same everywhere. */
  readonly print: ((x: number, y: number, z: number) => Light) | null;
  /** A factor for the colour at a place, such as for threads and the gaps between them; `null` for none. */
  readonly tone: ((x: number, y: number, z: number) => number) | null;
}

const material = (colour: Hex, options: Partial<Omit<Material, 'light'>>): Material => ({
  light: lightOf(colour),
  rough: 0.5,
  metal: 0,
  glow: 0,
  sheen: 0,
  clear: 0,
  grain: null,
  print: null,
  tone: null,
  ...options,
});

/** A thread is drawn so many times as wide as the cloth's size says, or a picture of a whole garment would not show it. */
const threadsPerSize = 2;

/** Gloss plastic. */
export const plastic = (colour: Hex, rough = 0.32): Material => material(colour, { rough });
/** Matt plastic, rubber, silicone. */
export const matte = (colour: Hex): Material => material(colour, { rough: 0.78 });
/** Paper and card. */
export const paper = (colour: Hex): Material => material(colour, { rough: 0.95 });
/** Glazed clay. */
export const glaze = (colour: Hex): Material => material(colour, { rough: 0.16 });
/** Woven cloth; `size` in centimetres of its threads. */
export const cloth = (colour: Hex, size = 0.12): Material => {
  const thread = size * threadsPerSize;
  return material(colour, {
    rough: 1,
    sheen: 0.24,
    grain: (x, y, z) => weave(x, y, z, thread) * thread * 0.12,
    tone: (x, y, z) => 0.86 + 0.14 * weave(x, y, z, thread) + 0.1 * (slub(x, y, z, thread) - 0.5),
  });
};
/** Knitted wool. */
export const knit = (colour: Hex, size = 0.3): Material =>
  material(colour, { rough: 1, sheen: 0.3, grain: ribs(size, size * 0.3) });
/** Long soft fibres: plush, fleece, towel. */
export const fleece = (colour: Hex, size = 0.35): Material =>
  material(colour, { rough: 1, sheen: 0.45, grain: pebbles(size, size * 0.28) });
/** Silk and satin: fine threads, of which the upper ones lie in one direction. */
export const satin = (colour: Hex): Material =>
  material(colour, {
    rough: 0.66,
    sheen: 0.34,
    tone: (x, y, z) => 0.97 + 0.06 * (slub(x, y, z, 0.3) - 0.5),
  });
/** Leather; `size` in centimetres of its pores. */
export const leather = (colour: Hex, size = 0.28): Material =>
  material(colour, { rough: 0.46, grain: pebbles(size, size * 0.05) });
/** Bare metal. */
export const metal = (colour: Hex = '#d4d6da', rough = 0.24): Material =>
  material(colour, { rough, metal: 1 });
/** A thing that shines: lamps, screens. */
export const glow = (colour: Hex, strength = 1): Material => material(colour, { glow: strength });
/** Glass and clear plastic. */
export const glass = (colour: Hex = '#eef4f4', clear = 0.86): Material =>
  material(colour, { rough: 0.06, clear });
/** Food, skin of fruit, soap, wax; also liquids, which a clear material would hide behind the glass. */
export const wax = (colour: Hex): Material => material(colour, { rough: 0.55, sheen: 0.1 });
/** Stone with a rough skin. */
export const stone = (colour: Hex): Material => material(colour, { rough: 0.85, grain: pebbles(0.2, 0.012) });

type Direction = readonly [number, number, number];
/** Directions of a wood's rings and across them. */
const directions: Readonly<
  Record<'x' | 'y' | 'z', { readonly along: Direction; readonly across: Direction }>
> = {
  x: { along: [1, 0, 0], across: [0, 0.8, 1] },
  y: { along: [0, 1, 0], across: [1, 0, 0.7] },
  z: { along: [0, 0, 1], across: [1, 0.8, 0] },
};

/** Wood with its rings along `axis`. */
export const wood = (colour: Hex, dark: Hex, axis: 'x' | 'y' | 'z' = 'x', scale = 1): Material => {
  const [from, to] = [lightOf(colour), lightOf(dark)];
  const { along, across } = directions[axis];
  return material(colour, {
    rough: 0.5,
    print: (x, y, z) => {
      const far = (x * along[0] + y * along[1] + z * along[2]) / scale;
      const wide = (x * across[0] + y * across[1] + z * across[2]) / scale;
      const ring = Math.sin(wide * 1.9 + Math.sin(far * 0.16 + wide * 0.4) * 2.2 + Math.sin(far * 0.05) * 3);
      const fibre = Math.sin(wide * 31 + Math.sin(far * 0.8) * 2);
      const share = 0.42 + 0.34 * ring * Math.abs(ring) + 0.09 * fibre;
      return [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
        from[2] + (to[2] - from[2]) * share,
      ];
    },
  });
};

/** A material whose colour depends on the place: `choose` gives its index in `colours`; the base's own colour for any other. */
export const printed = (
  base: Material,
  colours: readonly Hex[],
  choose: (x: number, y: number, z: number) => number,
): Material => {
  const lights = colours.map(lightOf);
  return { ...base, print: (x, y, z) => lights[choose(x, y, z)] ?? base.light };
};
