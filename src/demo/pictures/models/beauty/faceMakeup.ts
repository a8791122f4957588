import { type Hex } from '../../studio/colour.ts';
import { fleece, glass, metal } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { cylinder, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bottle } from '../packs.ts';
import { brush, lipstick, pan } from './makeupItems.ts';
import { black, closedMascara, palette } from './parts.ts';

/**
 * Make-up for the face.
 * Lengths are centimetres, angles degrees. cylinder: radius, height, rounding; lathe: [radius, height] from one end;
 * brush: handle, hair, length, radius of the handle; pan: shade, radius; palette: columns, rows, distance, shades; move and turn: x, y, z.
 */

/** An open box of powder with a mirror in its lid. */
const compact = (shade: Hex): Solid => {
  const base = lathe(
    black,
    [
      [0, 0],
      [3.6, 0],
      [3.8, 1],
      [0, 1],
    ],
    { bevel: 0.3 },
  );
  const powder = move(pan(shade, 3.1), 0, 0.9, 0);
  const lidShell = lathe(
    black,
    [
      [0, 0],
      [3.8, 0],
      [3.6, 0.8],
      [0, 0.8],
    ],
    { bevel: 0.3 },
  );
  const mirror = move(cylinder(metal('#eef2f5', 0.03), 3.2, 0.1, 0.01), 0, -0.06, 0);
  const lid = move(turn(join(lidShell, mirror), -106, 0), 0, 4.6, -4.4);
  return join(base, powder, lid);
};

const skinTones: readonly Hex[] = [
  '#e9cdb5',
  '#d9a98b',
  '#b8816a',
  '#8f5a49',
  '#caa07f',
  '#e6b7a9',
  '#a9685c',
  '#6a4438',
  '#f0dcc6',
];

/** The tone of skin with this number; after the last the first follows again. */
const skinTone = (i: number): Hex => skinTones[i % skinTones.length] ?? '#d9a98b';

/** Shadow, blush and highlight. */
const contourTones: readonly Hex[] = ['#a9745a', '#e08a8a', '#f2dcc0'];

const brushHair = fleece('#8a5f48', 0.14);

const makeupKit = (): Solid => {
  const brushOnTop = move(turn(brush(black, brushHair, 12), 0, 20), 4, 0.6, 9);
  const lipstickBeside = move(lipstick('#b8324a'), 12, 0, 2);
  const mascaraBeside = move(closedMascara(), 14.6, 0, -1);
  return join(
    // Every second tone, so that neighbours differ more.
    palette(6, 4, 2.6, (i) => skinTone(i * 2)),
    brushOnTop,
    lipstickBeside,
    mascaraBeside,
  );
};

const foundation = (): Solid => {
  const flask = bottle({
    material: glass('#f0dccb', 0.4),
    radius: 2,
    high: 9,
    cap: 'pump',
    capMaterial: black,
    label: null,
    inside: '#d3a080',
  });
  const brushBeside = move(turn(brush(black, brushHair, 13, 0.6), 0, 30), 1, 0.9, 6);
  return join(flask, brushBeside);
};

export const faceMakeup: Kinds = {
  compactPowder: stands('#e9cdb5', () => compact('#e3bf9f'), { pitch: 26 }),
  contour: stands('#b8816a', () => palette(3, 1, 4.4, (i) => contourTones[i] ?? '#a9745a'), { pitch: 30 }),
  makeupKit: stands('#232326', makeupKit, { pitch: 30 }),
  foundation: stands('#d9a98b', foundation),
  nudePalette: stands('#b8816a', () => palette(6, 3, 2.8, skinTone), { pitch: 34 }),
};
