import { darker, type Hex, lighter } from '../studio/colour.ts';
import { type Material, paper, plastic, printed, wax } from '../studio/material.ts';
import { join, move, type Solid, turn } from '../studio/mesh.ts';
import { box } from '../studio/solids.ts';
import { cylinder, lathe, sheet } from '../studio/surfaces.ts';
import { fullTurn } from './angles.ts';
import { type Cap, cap } from './bottleCaps.ts';

/**
 * Bottles, jars, tubes and cartons, as care products come in.
 * Lengths are centimetres, and `radius` is always a radius. box: width, height, depth, rounding; cylinder: radius, height, rounding;
 * lathe: [radius, height] from one end; sheet: columns, rows, point at u and v; cap: kind, material, radius; move and turn: x, y, z.
 */

const isBetween = (value: number, low: number, high: number): boolean => value > low && value < high;

/** From a body's surface to its label, which the body would show through otherwise. */
const labelGap = 0.03;

/** A label on a body with radius `radius`, from the height `from` on: a dot, two bars and a strip in the colour `ink` on `ground`. */
const label = (radius: number, from: number, high: number, ground: Hex, ink: Hex): Solid => {
  const [groundIndex, inkIndex, paleIndex] = [0, 1, 2];
  const print = printed(paper(ground), [ground, ink, lighter(ink, 0.45)], (x, y) => {
    // 0 at the label's lower edge, 1 at its upper one.
    const v = (y - from) / high;
    const isDot = Math.hypot(x, (v - 0.74) * high) < high * 0.1;
    const isBar = isBetween(v, 0.42, 0.48) && Math.abs(x) < radius * 0.62;
    const isThinBar = isBetween(v, 0.33, 0.36) && Math.abs(x) < radius * 0.5;
    const isStrip = v < 0.14;
    if (isThinBar) return paleIndex;
    return isDot || isBar || isStrip ? inkIndex : groundIndex;
  });
  // Radians around the front of the body.
  const arc = 2.4;
  return sheet(print, 24, 2, (u, v) => {
    const angle = (u - 0.5) * arc;
    return [Math.sin(angle) * radius, from + v * high, Math.cos(angle) * radius];
  });
};

/** What a bottle is like, in centimetres. */
export interface Bottle {
  readonly material: Material;
  /** Radius of the body. */
  readonly radius?: number;
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
  radius = 3,
  high = 14,
  neck = 1.3,
  cap: kind = 'screw',
  capMaterial = plastic('#f4f1ea'),
  label: print = null,
  inside,
}: Bottle): Solid => {
  const neckBase = high + radius * 0.3;
  const capRadius = neck * 1.25;
  const flask = lathe(
    material,
    [
      [0, 0],
      [radius, 0],
      [radius, high - radius * 0.5],
      [capRadius, high + radius * 0.2],
      [neck, neckBase],
      [neck, high + radius * 0.4 + 0.4],
    ],
    { bevel: radius * 0.28 },
  );
  const capOnNeck = move(cap(kind, capMaterial, capRadius), 0, neckBase, 0);
  const paperLabel =
    print === null ? [] : label(radius + labelGap, high * 0.14, high * 0.58, print[0], print[1]);
  const wallThickness = 0.3;
  const fillHeight = high * 0.74;
  const content =
    inside === undefined
      ? []
      : lathe(
          wax(inside),
          [
            [0, wallThickness],
            [radius - wallThickness, wallThickness],
            [radius - wallThickness, fillHeight],
            [0, fillHeight],
          ],
          { bevel: radius * 0.2 },
        );
  return join(flask, capOnNeck, paperLabel, content);
};

/** A jar with a lid; `print` has the colours of its label. */
export const jar = (
  material: Material,
  lid: Material,
  radius = 4,
  high = 5,
  print: readonly [ground: Hex, ink: Hex] | null = null,
): Solid => {
  const pot = lathe(
    material,
    [
      [0, 0],
      [radius, 0],
      [radius, high],
      [0, high],
    ],
    { bevel: radius * 0.16 },
  );
  const cover = move(cylinder(lid, radius * 1.02, Math.min(2.4, high * 0.4), 0.2), 0, high, 0);
  const paperLabel =
    print === null ? [] : label(radius + labelGap, high * 0.16, high * 0.68, print[0], print[1]);
  return join(pot, cover, paperLabel);
};

/** A printed tube of cream that stands on its cap; it is round at the cap and flat at the folded end on top. */
export const squeezeTube = (material: Material, lid: Material, ink: Hex, radius = 2.6, high = 14): Solid => {
  const [dotIndex, barIndex, noIndex] = [0, 1, -1];
  const print = printed(material, [lighter(ink, 0.6), '#ffffff'], (x, y) => {
    const isDot = Math.hypot(x, y - high * 0.61) < radius * 0.5;
    if (isDot) return dotIndex;
    // 0 at the ground, 1 near the folded end.
    const v = y / high;
    const isBar = isBetween(v, 0.3, 0.36) && Math.abs(x) < radius * 0.6;
    const isThinBar = isBetween(v, 0.24, 0.26) && Math.abs(x) < radius * 0.4;
    return isBar || isThinBar ? barIndex : noIndex;
  });
  const printedTube = sheet(
    print,
    40,
    16,
    (u, v) => {
      // 0 in the lowest fifth, 1 at the folded end.
      const flatness = Math.max(0, (v - 0.2) / 0.8) ** 1.2;
      const halfWidth = radius * (1 + flatness * 0.28);
      const halfDepth = radius * (1 - flatness) + 0.12;
      const angle = u * fullTurn;
      return [Math.cos(angle) * halfWidth, 2 + v * high, -Math.sin(angle) * halfDepth];
    },
    true,
  );
  const foot = cylinder(lid, radius * 0.86, 2.2, 0.2);
  // Twice the half width that the tube has at its end.
  const foldWidth = radius * 2.56;
  const foldedEnd = move(box(material, foldWidth, 1, 0.3, 0.1), 0, high + 1.8, 0);
  return join(foot, printedTube, foldedEnd);
};

/** A carton in the colour `ground`, printed in the colour `ink`. */
export const carton = (ground: Hex, ink: Hex, wide: number, high: number, deep: number): Solid => {
  const card = box(paper(ground), wide, high, deep, 0.12);
  const bottomStripe = move(box(paper(ink), wide + 0.04, high * 0.16, deep + 0.04, 0.1), 0, high * 0.06, 0);
  const disc = turn(cylinder(paper(lighter(ink, 0.3)), wide * 0.26, 0.06, 0.01), 90, 0);
  const bar = box(paper(ink), wide * 0.6, high * 0.03, 0.06, 0.01);
  const thinBar = box(paper(darker(ground, 0.2)), wide * 0.42, high * 0.02, 0.06, 0.01);
  const front = deep / 2;
  return join(
    card,
    bottomStripe,
    move(disc, 0, high * 0.66, front),
    move(bar, 0, high * 0.38, front),
    move(thinBar, 0, high * 0.32, front),
  );
};
