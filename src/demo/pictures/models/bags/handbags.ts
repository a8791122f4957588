import { darker, type Hex, mix } from '../../studio/colour.ts';
import {
  cloth,
  glass,
  glow,
  leather,
  type Material,
  matte,
  metal,
  plastic,
  printed,
  satin,
} from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow, plate } from '../../studio/solids.ts';
import { ball, cylinder, tube } from '../../studio/surfaces.ts';
import { quarterTurn } from '../angles.ts';
import { mirrored } from '../garments.ts';
import { type Kinds, stands } from '../kind.ts';
import { body, flap, gold, handbag, lock, steel, strap, zipLine } from './parts.ts';
import { pouch } from './shapes.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const tote = (material: Material, handle: Material, extra: Solid = []): Solid =>
  join(
    body(material, 17, 19, 36, 5, 6),
    [2.6, -2.6].flatMap((z) => strap(handle, 8, 30, 24, z, 1.3, 0.3)),
    extra,
  );

const envelope = (skin: Material): Solid =>
  join(
    box(skin, 27, 16, 2.4, 0.9),
    move(
      plate(
        skin,
        [
          [-13.4, 0],
          [13.4, 0],
          [1.4, -10.5],
          [-1.4, -10.5],
        ],
        0.6,
        0.2,
        0.8,
      ),
      0,
      16,
      1.6,
    ),
    lock(6.4, 2, 0.9),
  );

const vanity = (colour: Hex): Solid =>
  join(
    box(leather(colour), 26, 14, 19, 2),
    move(
      turn(
        join(
          box(leather(colour), 26, 4, 19, 1.6),
          move(box(glass('#dfe9ec', 0.4), 20, 0.3, 14, 0.1), 0, -0.3, 0),
          move(box(metal('#e9eef2', 0.04), 19, 0.4, 13, 0.2), 0, -0.4, 0),
          repeat(10, (i) => move(ball(glow('#fff3d6', 1.4), 0.5), -9 + i * 2, -0.6, 7.4)),
        ),
        -104,
        0,
      ),
      0,
      22,
      -14,
    ),
    box(matte('#e9e0d4'), 24, 14.3, 17, 1),
    repeat(3, (i) =>
      move(
        join(
          cylinder(metal('#d9b06a'), 0.9, 4),
          move(
            cylinder(plastic((['#b8324a', '#d97a6a', '#8a3a52'] as const)[i] ?? '#b8324a'), 0.7, 1.6, 0.5),
            0,
            4,
            0,
          ),
        ),
        -8 + i * 3,
        13.8,
        3,
      ),
    ),
    move(cylinder(plastic('#2b2729'), 3, 1.4), 6, 14, 2),
    tube(
      leather(darker(colour)),
      [
        [-4, 8, 9.6],
        [-3, 10.4, 11.4],
        [3, 10.4, 11.4],
        [4, 8, 9.6],
      ],
      0.7,
    ),
  );

/** Handbags, totes and clutches. */
export const handbags: Kinds = {
  crocBag: stands('#2f6b4a', (c) => handbag({ ...leather(c, 0.9), rough: 0.22 }, c, { flap: true }), {
    yaw: -22,
  }),
  eveningBag: stands('#e39aac', (c) =>
    join(
      pouch(satin(c), 21, 13, 4),
      tube(
        glass('#f4f7fa', 0.5),
        [
          [-9.6, 12.6, 0],
          [-7, 18, 0],
          [0, 21, 0],
          [7, 18, 0],
          [9.6, 12.6, 0],
        ],
        0.5,
      ),
      repeat(19, (i) =>
        move(
          ball(metal('#f2f4f8', 0.08), 0.75),
          -9.4 + Math.sin((i / 18) * Math.PI - quarterTurn) * 9.6 + 9.4,
          12.8 + Math.cos((i / 18) * Math.PI - quarterTurn) * 8.4,
          0,
        ),
      ),
      move(ball(metal('#f2f4f8', 0.08), 1.2), 0, 13, 1),
    ),
  ),
  vanity: stands('#e39aac', vanity, { pitch: 24 }),
  cosmeticPouch: stands('#e39aac', (c) =>
    join(
      pouch(cloth(c, 0.2), 24, 16, 6),
      tube(
        steel,
        [
          [0, 16.4, -1],
          [0, 19, -1],
          [2.4, 21, -1],
          [1, 23, -1],
          [-1.4, 22, -1],
        ],
        0.3,
      ),
    ),
  ),
  canvasTote: stands('#8b8e93', (c) =>
    tote(
      cloth(mix(c, '#efe6d4', 0.35), 0.35),
      cloth(darker(c, 0.2), 0.3),
      move(
        pillow(
          cloth(mix(c, '#efe6d4', 0.25), 0.35),
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
      ),
    ),
  ),
  corduroyBag: stands('#d9742e', (c) =>
    tote({ ...cloth(c, 0.3), grain: (x) => 0.09 * Math.sin(x * 7) }, cloth(darker(c, 0.15), 0.3)),
  ),
  juteTote: stands('#2f6b4a', (c) =>
    tote(
      printed(
        cloth('#c8a671', 0.5),
        ['#c8a671', c],
        (x, y) =>
          Number(Math.hypot(x, y - 17) < 8 && Math.hypot(x, y - 17) > 6.4) +
          Number(Math.abs(Math.sin(Math.atan2(y - 17, x) * 4)) > 0.6 && Math.hypot(x, y - 17) < 5),
      ),
      cloth('#8a6438', 0.4),
    ),
  ),
  beadedClutch: stands('#26262a', (c) =>
    join(
      pouch(
        {
          ...metal(mix(c, '#e9dcc4', 0.45), 0.3),
          grain: (x, y, z) => 0.12 * Math.sin(x * 8 + z * 3) * Math.sin(y * 8),
        },
        22,
        12,
        3.4,
      ),
      repeat(24, (i) =>
        move(ball(gold, 0.5), 10.4 + Math.sin(i / 4) * 3 + i * 0.1, 11 - i * 0.46, 2 + i * 0.1),
      ),
    ),
  ),
  envelopeClutch: stands('#b8282e', (c) => envelope(leather(c))),
  phoneBag: stands(
    '#2d4f88',
    (c) =>
      join(
        box(leather(c), 11, 19, 2.8, 1),
        flap(leather(c), 5.4, 19.2, 7, 1.6),
        lock(13.4, 2.4, 0.8),
        strap(leather(darker(c, 0.2)), 5.6, 17, 26, 0, 0.5, 0.2),
        move(box(leather(darker(c, 0.12)), 8, 7, 0.4, 0.15), 0, 2.4, 1.6),
      ),
    { pitch: 9 },
  ),
  cameraBag: stands('#2f6b4a', (c) =>
    join(
      box(leather(c), 22, 14, 8, 2.4),
      zipLine(9, 11.4, 4.2),
      zipLine(9, 7.4, 4.2),
      zipLine(9, 3.4, 4.2),
      strap(cloth(mix(c, '#ece4d2', 0.5), 0.4), 11.4, 11, 24, 0, 2, 0.25),
    ),
  ),
  nylonShoulder: stands('#2d4f88', (c) =>
    join(
      body(satin(c), 15, 14, 24, 6),
      repeat(3, (i) => move(box(satin(darker(c, 0.12)), 8, 9, 1.6, 0.6), -9 + i * 9, 3, 5.4)),
      zipLine(12, 21, 3.6),
      zipLine(12, 14.6, 5.2),
      strap(cloth(darker(c, 0.3)), 14.6, 20, 24, 0, 1.3, 0.25),
    ),
  ),
};
