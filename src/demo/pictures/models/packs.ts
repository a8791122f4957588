import { darker, type Hex, lighter } from '../studio/colour.ts';
import { type Material, paper, plastic, printed, wax } from '../studio/material.ts';
import { join, move, type Solid, turn } from '../studio/mesh.ts';
import { box } from '../studio/solids.ts';
import { cylinder, lathe, sheet } from '../studio/surfaces.ts';
import { fullTurn } from './angles.ts';
import { type Cap, cap } from './bottleCaps.ts';

/** Bottles, jars, tubes and cartons, as care products come in. */

/** A label on a body with radius `r`, from the height `from` on: a dot, two bars and a strip in the colour `ink` on `ground`. */
const label = (r: number, from: number, high: number, ground: Hex, ink: Hex): Solid =>
  sheet(
    printed(paper(ground), [ground, ink, lighter(ink, 0.45)], (x, y) => {
      const v = (y - from) / high;
      if (v > 0.62 && v < 0.86 && Math.hypot(x, (v - 0.74) * high) < high * 0.1) return 1;
      if (v > 0.42 && v < 0.48 && Math.abs(x) < r * 0.62) return 1;
      if (v > 0.33 && v < 0.36 && Math.abs(x) < r * 0.5) return 2;
      return v < 0.14 ? 1 : 0;
    }),
    24,
    2,
    (u, v) => [Math.sin((u - 0.5) * 2.4) * r, from + v * high, Math.cos((u - 0.5) * 2.4) * r],
  );

/** What a bottle is like, in centimetres. */
export interface Bottle {
  readonly material: Material;
  /** Radius of the body. */
  readonly r?: number;
  /** Height of the body up to its shoulder. */
  readonly high?: number;
  /** Radius of the neck. */
  readonly neck?: number;
  readonly cap?: Cap;
  readonly capMaterial?: Material;
  /** Colours of the label; `null` without one. */
  readonly label?: readonly [ground: Hex, ink: Hex] | null;
  /** Colour of what a clear bottle holds. */
  readonly inside?: Hex;
}

/** A round bottle. */
export const bottle = ({
  material,
  r = 3,
  high = 14,
  neck = 1.3,
  cap: kind = 'screw',
  capMaterial = plastic('#f4f1ea'),
  label: print = null,
  inside,
}: Bottle): Solid => {
  const flask = lathe(
    material,
    [
      [0, 0],
      [r, 0],
      [r, high - r * 0.5],
      [neck * 1.25, high + r * 0.2],
      [neck, high + r * 0.3],
      [neck, high + r * 0.4 + 0.4],
    ],
    { bevel: r * 0.28 },
  );
  const capOnNeck = move(cap(kind, capMaterial, neck * 1.25), 0, high + r * 0.3, 0);
  const paperLabel = print === null ? [] : label(r + 0.03, high * 0.14, high * 0.58, print[0], print[1]);
  const content =
    inside === undefined
      ? []
      : lathe(
          wax(inside),
          [
            [0, 0.3],
            [r - 0.3, 0.3],
            [r - 0.3, high * 0.74],
            [0, high * 0.74],
          ],
          { bevel: r * 0.2 },
        );
  return join(flask, capOnNeck, paperLabel, content);
};

/** A jar with a lid; `print` has the colours of its label. */
export const jar = (
  material: Material,
  lid: Material,
  r = 4,
  high = 5,
  print: readonly [ground: Hex, ink: Hex] | null = null,
): Solid => {
  const pot = lathe(
    material,
    [
      [0, 0],
      [r, 0],
      [r, high],
      [0, high],
    ],
    { bevel: r * 0.16 },
  );
  const cover = move(cylinder(lid, r * 1.02, Math.min(2.4, high * 0.4), 0.2), 0, high, 0);
  const paperLabel = print === null ? [] : label(r + 0.03, high * 0.16, high * 0.68, print[0], print[1]);
  return join(pot, cover, paperLabel);
};

/** A tube of cream that stands on its cap. */
export const squeeze = (material: Material, lid: Material, ink: Hex, r = 2.6, high = 14): Solid => {
  const printedTube = sheet(
    printed(material, [ink, lighter(ink, 0.6), '#ffffff'], (x, y) => {
      const v = y / high;
      if (v > 0.3 && v < 0.36 && Math.abs(x) < r * 0.6) return 2;
      if (v > 0.5 && v < 0.72 && Math.hypot(x, y - high * 0.61) < r * 0.5) return 1;
      return v > 0.24 && v < 0.26 && Math.abs(x) < r * 0.4 ? 2 : 9;
    }),
    40,
    16,
    (u, v) => {
      const flat = Math.max(0, (v - 0.2) / 0.8) ** 1.2;
      const wide = r * (1 + flat * 0.28);
      const deep = r * (1 - flat) + 0.12;
      return [Math.cos(u * fullTurn) * wide, 2 + v * high, -Math.sin(u * fullTurn) * deep];
    },
    true,
  );
  const foot = cylinder(lid, r * 0.86, 2.2, 0.2);
  const foldedEnd = move(box(material, r * 2.56, 1, 0.3, 0.1), 0, high + 1.8, 0);
  return join(foot, printedTube, foldedEnd);
};

/** A carton in the colour `ground`, printed in the colour `ink`. */
export const carton = (ground: Hex, ink: Hex, wide: number, high: number, deep: number): Solid => {
  const card = box(paper(ground), wide, high, deep, 0.12);
  const bottomStripe = move(box(paper(ink), wide + 0.04, high * 0.16, deep + 0.04, 0.1), 0, high * 0.06, 0);
  const dot = move(
    turn(cylinder(paper(lighter(ink, 0.3)), wide * 0.26, 0.06, 0.01), 90, 0),
    0,
    high * 0.66,
    deep / 2,
  );
  const bar = move(box(paper(ink), wide * 0.6, high * 0.03, 0.06, 0.01), 0, high * 0.38, deep / 2);
  const thinBar = move(
    box(paper(darker(ground, 0.2)), wide * 0.42, high * 0.02, 0.06, 0.01),
    0,
    high * 0.32,
    deep / 2,
  );
  return join(card, bottomStripe, dot, bar, thinBar);
};
