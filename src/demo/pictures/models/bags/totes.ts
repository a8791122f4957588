import { darker, type Hex, mix } from '../../studio/colour.ts';
import { cloth, type Material, printed } from '../../studio/material.ts';
import { join, move, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { mirrored } from '../garments.ts';
import { type Kinds, stands } from '../kind.ts';
import { body, strap } from './parts.ts';

/**
 * Totes.
 * Lengths are centimetres. pillow: outline, thickness; body: half widths below and above, height, half depth;
 * strap: half length, y, rise, z, width, thickness; move: x, y, z.
 */

const tote = (material: Material, handle: Material, extra: Solid = []): Solid => {
  const handles = [2.6, -2.6].flatMap((z) => strap(handle, 8, 30, 24, z, 1.3, 0.3));
  return join(body(material, 17, 19, 36, 5, 6), handles, extra);
};

const canvasTote = (colour: Hex): Solid => {
  const pocket = move(
    pillow(
      cloth(mix(colour, '#efe6d4', 0.25), 0.35),
      mirrored([
        [0, 0],
        [8, 0],
        [8, -12],
        [0, -12],
      ]),
      1,
      { edge: 0.4, detail: 30 },
    ),
    0,
    24,
    4.9,
  );
  return tote(cloth(mix(colour, '#efe6d4', 0.35), 0.35), cloth(darker(colour, 0.2), 0.3), pocket);
};

const juteTote = (colour: Hex): Solid => {
  const printedJute = printed(
    cloth('#c8a671', 0.5),
    ['#c8a671', colour],
    (x, y) =>
      Number(Math.hypot(x, y - 17) < 8 && Math.hypot(x, y - 17) > 6.4) +
      Number(Math.abs(Math.sin(Math.atan2(y - 17, x) * 4)) > 0.6 && Math.hypot(x, y - 17) < 5),
  );
  return tote(printedJute, cloth('#8a6438', 0.4));
};

export const totes: Kinds = {
  canvasTote: stands('#8b8e93', canvasTote),
  corduroyBag: stands('#d9742e', (c) =>
    tote({ ...cloth(c, 0.3), grain: (x) => 0.09 * Math.sin(x * 7) }, cloth(darker(c, 0.15), 0.3)),
  ),
  juteTote: stands('#2f6b4a', juteTote),
};
