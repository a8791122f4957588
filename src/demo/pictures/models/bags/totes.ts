import { darker, type Hex, mix } from '../../studio/colour.ts';
import { cloth, type Material, printed } from '../../studio/material.ts';
import { join, move, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { mirrored } from '../garments.ts';
import { type Kinds, stands } from '../kind.ts';
import { body, strap } from './parts.ts';

/**
 * Totes.
 * Lengths are centimetres. pillow: outline, thickness; body: half widths below and above, height, half depth, power of its loft; strap:
 * half length, y, rise, z, width, thickness; move: x, y, z.
 */

/** The colour of cotton that is not dyed. */
const ecru: Hex = '#efe6d4';

/** A tote with a handle on the front and on the back; `extra` is what else it has. */
const tote = (material: Material, handle: Material, extra: Solid = []): Solid => {
  const handles = [2.6, -2.6].flatMap((z) => strap(handle, 8, 30, 24, z, 1.3, 0.3));
  return join(body(material, 17, 19, 36, 5, 6), handles, extra);
};

const canvasTote = (colour: Hex): Solid => {
  const pocket = move(
    pillow(
      cloth(mix(colour, ecru, 0.25), 0.35),
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
  return tote(cloth(mix(colour, ecru, 0.35), 0.35), cloth(darker(colour, 0.2), 0.3), pocket);
};

const corduroyBag = (colour: Hex): Solid => {
  // A rib from top to bottom every 0.9 centimetres, the length of the sine's wave.
  const corduroy: Material = { ...cloth(colour, 0.3), grain: (x) => 0.09 * Math.sin(x * 7) };
  return tote(corduroy, cloth(darker(colour, 0.15), 0.3));
};

/** A tote of jute, printed with a flower of eight petals in a ring. */
const juteTote = (colour: Hex): Solid => {
  const jute: Hex = '#c8a671';
  const flowerHeight = 17;
  const printedJute = printed(cloth(jute, 0.5), [jute, colour], (x, y) => {
    const fromMiddle = Math.hypot(x, y - flowerHeight);
    const angle = Math.atan2(y - flowerHeight, x);
    const isRing = fromMiddle < 8 && fromMiddle > 6.4;
    const isPetal = fromMiddle < 5 && Math.abs(Math.sin(angle * 4)) > 0.6;
    return Number(isRing || isPetal);
  });
  return tote(printedJute, cloth('#8a6438', 0.4));
};

export const totes: Kinds = {
  canvasTote: stands('#8b8e93', canvasTote),
  corduroyBag: stands('#d9742e', corduroyBag),
  juteTote: stands('#2f6b4a', juteTote),
};
