import { type Hex, mix } from '../../studio/colour.ts';
import { glow, type Material, plastic, wood } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, facing, steel, white } from './parts.ts';

/**
 * A table fan and a ceiling fan.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height, rounding; lathe: [radius, height]
 * from one end; loft: wide is half the width, deep half the depth; plate: outline, thickness, rounding of edges, rounding of corners; tube:
 * points, radius; bar: from, to, radius; move and turn: x, y, z.
 */

/** The blades of a fan that lies flat. */
const blades = (count: number, radius: number, material: Material): Solid => {
  const blade = plate(
    material,
    [
      [radius * 0.12, -radius * 0.1],
      [radius * 0.7, -radius * 0.34],
      [radius * 0.98, -radius * 0.1],
      [radius * 0.94, radius * 0.26],
      [radius * 0.4, radius * 0.2],
      [radius * 0.12, radius * 0.1],
    ],
    0.5,
    0.2,
    radius * 0.08,
  );
  // A plate stands; turned by 90 degrees it would lie flat and move no air.
  return ring(count, turn(blade, -72, 0));
};

/** The front half of the cage around a fan that lies flat: its top will be the front. */
const cage = (radius: number): Solid => {
  const rim = lathe(steel, [
    [radius - 0.4, -2],
    [radius, -2],
    [radius, 2],
    [radius - 0.4, 2],
  ]);
  const wire = tube(
    steel,
    [
      [radius * 0.2, 3.4, 0],
      [radius * 0.7, 3, 0],
      [radius, 1.6, 0],
    ],
    0.16,
    { sides: 6 },
  );
  // 360 / 26 degrees, rounded: the stored pictures were rendered with this value.
  const wireAngle = 13.85;
  const wires = repeat(26, (i) => turn(wire, 0, i * wireAngle));
  const centreCap = cylinder(white, radius * 0.2, 4);
  return join(rim, wires, centreCap);
};

const tableFan = (colour: Hex): Solid => {
  const shell = plastic(colour);
  const foot = loft(shell, [
    { y: 0, wide: 13, deep: 10 },
    { y: 2.4, wide: 12, deep: 9 },
    { y: 4, wide: 6, deep: 5 },
  ]);
  const pole = bar(shell, [0, 3, 0], [0, 20, 0], 2.4);
  const motor = move(cylinder(shell, 5, 7, 1.4), 0, -8, 0);
  const fanBlades = blades(5, 13.6, plastic(mix(colour, '#7fa9c0', 0.5)));
  const head = move(facing(join(fanBlades, cage(15.4), motor)), 0, 33, 1);
  const buttons = repeat(4, (i) => move(box(glow('#8fd6f0', 0.8), 1.2, 0.3, 0.6, 0.1), -3 + i * 2, 2.6, 8));
  const ledLight = move(box(glow('#fff3d6', 1), 6, 1, 0.5, 0.2), 0, 14, 2.4);
  return join(foot, pole, head, buttons, ledLight);
};

const ceilingFan = (colour: Hex): Solid => {
  const shell = plastic(colour);
  const rod = bar(shell, [0, 14, 0], [0, 44, 0], 1.4);
  const canopy = move(
    lathe(shell, [
      [0, 0],
      [6, 0],
      [4, 5],
      [1.4, 6],
    ]),
    0,
    42,
    0,
  );
  const motor = lathe(
    plastic(colour, 0.2),
    [
      [0, 0],
      [8, 1],
      [12, 4],
      [12, 9],
      [8, 13],
      [0, 15],
    ],
    { bevel: 1.8 },
  );
  const blade = move(turn(box(wood('#8a623e', '#6d4a2c', 'x', 2), 50, 1, 14, 0.5), 8, 0), 38, 5, 0);
  const bracket = move(box(steel, 10, 1, 5, 0.4), 13, 5.4, 0);
  const fanBlades = ring(3, join(blade, bracket), 20);
  return join(rod, canopy, motor, fanBlades);
};

export const fans: Kinds = {
  tableFan: stands('#f1efec', tableFan, { pitch: 8, yaw: -22, focus: [0.5, 0.66, 0.9] }),
  ceilingFan: stands('#f1efec', ceilingFan, { hangs: true, pitch: -14, yaw: -10 }),
};
