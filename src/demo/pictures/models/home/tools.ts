import { type Hex } from '../../studio/colour.ts';
import { matte, metal, plastic, wood } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe, loft } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, steel } from './parts.ts';

/**
 * A drill, and a tool box with its tools.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height, rounding; lathe: [radius, height]
 * from one end; loft: wide is half the width, deep half the depth; bar: from, to, radius; move and turn: x, y, z.
 */

const drillMotor = (): Solid =>
  move(
    turn(
      lathe(
        plastic('#2f6f7a', 0.3),
        [
          [0, -9],
          [3.4, -8.6],
          [3.8, -2],
          [3.4, 5],
          [2.4, 8],
        ],
        { bevel: 0.8 },
      ),
      0,
      0,
      90,
    ),
    0,
    20,
    0,
  );

const chuck = (): Solid =>
  move(
    turn(
      lathe(black, [
        [2.2, 0],
        [1.8, 2],
        [1.4, 5],
        [0.5, 5.4],
      ]),
      0,
      0,
      90,
    ),
    -8,
    20,
    0,
  );

/** A drill that points to the left, with a spare battery and bits in front of it. */
const drill = (): Solid => {
  const bit = bar(steel, [-13, 20, 0], [-18, 20, 0], 0.3);
  const grip = loft(matte('#28292d'), [
    { y: 3, x: 4, wide: 2, deep: 1.8 },
    { y: 10, x: 3, wide: 2, deep: 1.8 },
    { y: 18, x: 2, wide: 2.6, deep: 2.2 },
  ]);
  const batteryPack = box(black, 8.4, 5.4, 6.4, 1.2);
  const battery = move(batteryPack, 4, 0, 0);
  const trigger = move(box(plastic('#d98a2c'), 1.6, 3, 1.6, 0.5), 0, 13.4, 0);
  const spareBattery = move(batteryPack, 15, 0, 4);
  const spareBits = repeat(7, (i) => {
    const x = -14 + i * 1.6;
    const tip = 13 - (i % 3);
    return bar(steel, [x, 0.4, 8], [x, 0.4, tip], 0.3);
  });
  return join(drillMotor(), chuck(), bit, grip, battery, trigger, spareBattery, spareBits);
};

/** A hammer that lies on its side. */
const hammer = (): Solid => {
  const handle = bar(wood('#c99a62', '#a97d48', 'y', 1), [0, 0, 0], [0, 24, 0], 1);
  const head = move(turn(cylinder(metal('#5a5d62', 0.3), 1.6, 9), 0, 0, 90), 4.5, 24, 0);
  return turn(join(handle, head), -86, 20);
};

/** A screwdriver that lies, with a handle in this colour. */
const screwdriver = (colour: Hex): Solid => {
  const handle = lathe(
    plastic(colour),
    [
      [0, 0],
      [1.2, 0.4],
      [1.4, 6],
      [0.7, 8],
    ],
    { bevel: 0.4 },
  );
  const blade = bar(steel, [0, 8, 0], [0, 18, 0], 0.34);
  return turn(join(handle, blade), -86, -14);
};

const toolBox = (): Solid => {
  const base = box(plastic('#c8422c', 0.3), 40, 15, 20, 1.4);
  const lid = move(turn(box(plastic('#28292d', 0.3), 40, 5, 20, 1.4), -70, 0), 0, 22, -11);
  const tray = move(box(matte('#1f2023'), 37, 0.6, 17, 0.3), 0, 14.6, 0);
  const sockets = repeat(8, (i) => {
    const radius = 0.9 + (i % 3) * 0.3;
    return move(turn(cylinder(steel, radius, 3), 90, 0), -15 + i * 3.2, 16, 4);
  });
  const latches = pair(move(box(steel, 2.6, 4, 1, 0.3), 12, 11, 10));
  return join(
    base,
    lid,
    tray,
    sockets,
    move(hammer(), -6, 16, -2),
    move(screwdriver('#e0b13a'), 8, 16, 2),
    move(screwdriver('#2f6f7a'), 13, 16, 1),
    latches,
  );
};

export const tools: Kinds = {
  drill: stands('#2f6f7a', drill, { yaw: -14 }),
  toolBox: stands('#c8422c', toolBox, { pitch: 28 }),
};
