import { type Hex, lighter } from '../../studio/colour.ts';
import { cloth, paper, plastic, printed, satin } from '../../studio/material.ts';
import { join, move, pair, type Solid } from '../../studio/mesh.ts';
import { pillow, plate } from '../../studio/solids.ts';
import { ball, type Flat, tube } from '../../studio/surfaces.ts';
import { legs, pocket, waistband } from '../garmentDetails.ts';
import { mirrored, neckband, top, trimOf } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';
import { flowers } from '../prints.ts';
import { skirt } from '../womenswear/parts.ts';

/**
 * Clothes for children.
 * Lengths are centimetres. ball: radius, or radii x, y, z; plate: outline, thickness, rounding of edges, rounding of corners; pillow:
 * outline, thickness; tube: points, radius; neckband: half width, depth, thickness; pocket: x, y, width, height, z; waistband: half width,
 * height; skirt: half width of waist and of hem, length, pleats; flowers: distance; move: x, y, z.
 */

/** A dress with a second skirt, which shows below the first, and a bow at the waist. */
const frock = (colour: Hex): Solid => {
  const fabric = satin(colour);
  const trim = satin(trimOf(colour));
  const underskirt = skirt(satin(lighter(colour, 0.3)), 12, 34, 46, 18);
  const overskirt = move(skirt(fabric, 12, 30, 38, 16), 0, 0, 1.2);
  const bodice = move(
    top(fabric, {
      sleeve: 9,
      cuff: 5,
      long: 26,
      wide: 14,
      shoulder: 11,
      neck: 5,
      neckDepth: 5,
      thick: 4,
    }),
    0,
    25,
    1,
  );
  const bow = move(join(ball(trim, 1.4), pair(move(ball(trim, 4, 2.4, 1.2), 4, 0.6, 0))), 0, -1, 5);
  return join(underskirt, overskirt, bodice, bow);
};

/** The outline of a circle. */
const circle = (radius: number): Flat[] =>
  Array.from({ length: 26 }, (_, i) => {
    const angle = (i / 13) * Math.PI;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

/** The face of a bear, as it is printed on a shirt. */
const bear = (): Solid => {
  const dark = plastic('#2a2320');
  const face = plate(paper('#c98f52'), circle(6), 0.5);
  const ears = pair(move(plate(paper('#b57a40'), circle(2.2), 0.5), 4.4, 4.6, -0.1));
  const muzzle = move(plate(paper('#f2dfc2'), circle(2.8), 0.5), 0, -1.8, 0.2);
  const eyes = pair(move(ball(dark, 0.7), 2.1, 1.6, 0.4));
  const nose = move(ball(dark, 0.9, 0.6, 0.5), 0, -1, 0.6);
  return join(face, ears, muzzle, eyes, nose);
};

/** A shirt with a bear, and shorts. */
const boysSet = (colour: Hex): Solid => {
  const shirt = move(
    join(
      top(cloth(colour), { sleeve: 16, cuff: 9, long: 46, wide: 19, shoulder: 17, neck: 6, neckDepth: 4 }),
      neckband(cloth(trimOf(colour)), 6, 4, 0.8),
      move(bear(), 0, -22, 2.8),
    ),
    0,
    22,
    1,
  );
  const shorts = move(
    join(
      legs(cloth('#44566e'), { long: 36, waist: 14, hip: 18, hem: 9, gap: 1.4 }),
      waistband(cloth('#36465a'), 14, 3),
    ),
    4,
    -20,
    -1,
  );
  return join(shirt, shorts);
};

/** A dungaree dress, with a flowered pocket on its bib. */
const dungaree = (colour: Hex): Solid => {
  const denim = cloth('#5a7ba6', 0.2);
  const bib = move(
    pillow(
      denim,
      mirrored([
        [0, 17],
        [9, 17],
        [12, 0],
        [0, 0],
      ]),
      3,
      { edge: 1.4, detail: 40 },
    ),
    0,
    -1,
    1.4,
  );
  const straps = pair(
    tube(
      denim,
      [
        [7, 15, 3],
        [8.6, 26, 2],
        [9, 34, 0],
      ],
      1.5,
      { flat: 0.4 },
    ),
  );
  const buckles = pair(move(ball(plastic('#d9b24c'), 1, 1, 0.6), 7.2, 13.6, 3.6));
  const flowered = printed(cloth(colour), [colour, '#ffffff'], flowers(3));
  return join(skirt(denim, 13, 24, 34, 5), bib, straps, buckles, pocket(flowered, 0, 13, 9, 9, 3));
};

export const kidsClothes: Kinds = {
  frock: lies('#e39aac', frock),
  boysSet: lies('#2d4f88', boysSet),
  dungaree: lies('#e39aac', dungaree),
};
