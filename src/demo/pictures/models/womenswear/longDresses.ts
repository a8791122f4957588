import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { cloth, printed, satin } from '../../studio/material.ts';
import { join, move, type Point, pair, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { seam } from '../garmentDetails.ts';
import { creases, mirrored, neckband, top } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';
import { flowers } from '../prints.ts';
import { beads, gold } from './parts.ts';

/**
 * Long dresses: a kameez and an abaya.
 * Lengths are centimetres. pillow: outline, thickness; neckband: half width, depth, thickness; seam: line, thickness;
 * beads: line, colour, size; move: x, y, z.
 */

/** A kameez printed with flowers, with beads below its neck and a golden band above its hem. */
const kameez = (colour: Hex): Solid => {
  const goldSatin = satin(gold);
  const fabric = printed(cloth(colour), [colour, lighter(colour, 0.6), gold], flowers(8));
  // A curve below the neck, lowest in its middle, on which the rows of beads hang.
  const neckCurve = Array.from({ length: 13 }, (_, i): Point => {
    const fromMiddle = i - 6;
    return [fromMiddle * 1.5, -10 + fromMiddle ** 2 * 0.22, 3];
  });
  const body = top(fabric, {
    sleeve: 56,
    cuff: 8,
    long: 100,
    wide: 24,
    flare: 1.4,
    neck: 9,
    neckDepth: 9,
    shoulder: 19,
  });
  const goldBeads = beads(
    neckCurve.map(([x, y, z]) => [x, y - 3, z]),
    gold,
    0.7,
  );
  const redBeads = beads(
    neckCurve.slice(3, 10).map(([x, y, z]) => [x, y - 6, z]),
    '#a8324a',
    0.7,
  );
  const hemBand = move(
    pillow(
      goldSatin,
      mirrored([
        [0, 0],
        [33, 0.6],
        [33.4, -3],
        [0, -3.6],
      ]),
      5.2,
      { edge: 1, detail: 60 },
    ),
    0,
    -95,
    0.2,
  );
  return join(body, neckband(goldSatin, 9, 9, 1), goldBeads, redBeads, hemBand);
};

const headscarf = (colour: Hex): Solid =>
  move(
    pillow(
      satin(darker(colour, 0.25)),
      mirrored([
        [0, 18],
        [11, 14],
        [14, 2],
        [20, -12],
        [9, -22],
        [0, -26],
      ]),
      7,
      { relief: creases(0.7, 5), detail: 54 },
    ),
    0,
    2,
    3,
  );

/** The dark opening for the face in the headscarf. */
const faceOpening = (): Solid =>
  move(
    pillow(
      satin('#191719'),
      mirrored([
        [0, 12],
        [6, 9],
        [7, 2],
        [4, -6],
        [0, -8],
      ]),
      2,
      { detail: 34 },
    ),
    0,
    2,
    6.2,
  );

/** An abaya with a headscarf, and zigzags of golden beads near the ends of its sleeves. */
const abaya = (colour: Hex): Solid => {
  const fabric = satin(darker(colour, 0.35));
  const zigzag = Array.from({ length: 10 }, (_, i): Point => {
    const side = (i % 2) * 1.4;
    return [29 + i * 1.1, -50 - i * 1.2 + side, 2.6];
  });
  const body = top(fabric, {
    sleeve: 58,
    cuff: 14,
    long: 134,
    wide: 28,
    flare: 1.5,
    neck: 8,
    neckDepth: 6,
    crease: 0.6,
  });
  const frontSeam = seam(
    colour,
    [
      [0, -6, 3],
      [0, -70, 3.2],
      [0, -132, 3],
    ],
    0.5,
  );
  const sleeveBeads = pair(beads(zigzag, gold, 0.8));
  return join(body, frontSeam, sleeveBeads, headscarf(colour), faceOpening());
};

export const longDresses: Kinds = {
  kameez: lies('#6f4b8f', kameez),
  abaya: lies('#26262a', abaya),
};
