import { glow, matte, metal, satin } from '../../studio/material.ts';
import { join, move, type Point, repeat, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black } from './parts.ts';

/**
 * Lights that decorate a room.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z; lathe: [radius, height] from one end;
 * tube: points, radius; bar: from, to, radius; move: x, y, z.
 */

/** The place of bulb `i` on the wire, which lies in a spiral and rises from the height `lowest` in loops. */
const onWire = (i: number, lowest: number): Point => {
  const angle = i * 0.75;
  const radius = 3 + i * 0.2;
  const rise = Math.abs(Math.sin(i * 1.3)) * 1.6;
  return [Math.cos(angle) * radius, lowest + rise, Math.sin(angle) * radius];
};

const fairyLights = (): Solid => {
  const wire = tube(
    metal('#c98a5a', 0.3),
    Array.from({ length: 30 }, (_, i) => onWire(i, 0.5)),
    0.1,
  );
  const bulbs = repeat(29, (i) => move(ball(glow('#ffdf9a', 1.8), 0.42), ...onWire(i, 0.7)));
  const batteryCase = move(box(black, 4, 1.6, 3, 0.5), 10, 0, 6);
  return join(wire, bulbs, batteryCase);
};

/** A factor for the radius of a lantern: its paper stands out at hoops, which are 1.6 cm apart. */
const hoops = (_angle: number, y: number): number => 1 + 0.02 * Math.cos(y * 4);

/** A lantern whose paper is stretched over hoops, with a tassel below. */
const paperLantern = (): Solid => {
  const gold = metal('#c9a24a');
  const shade = lathe(
    glow('#e8624a', 0.3),
    [
      [4, 0],
      [9, 3],
      [12, 9],
      [12, 13],
      [9, 19],
      [4, 22],
    ],
    { bevel: 2, wave: hoops },
  );
  const lowerRim = lathe(gold, [
    [4.2, -0.6],
    [4.4, 0.4],
  ]);
  const upperRim = lathe(gold, [
    [4.2, 21.6],
    [4.4, 22.6],
  ]);
  const handle = tube(
    matte('#3a2a20'),
    [
      [-3, 22, 0],
      [0, 29, 0],
      [3, 22, 0],
    ],
    0.24,
  );
  // Threads that spread around a circle, each a radian farther.
  const tassel = repeat(9, (i) =>
    bar(satin('#c9a24a'), [0, -0.6, 0], [Math.cos(i) * 0.8, -9, Math.sin(i) * 0.8], 0.16),
  );
  return join(shade, lowerRim, upperRim, handle, tassel);
};

export const decorativeLights: Kinds = {
  fairyLights: stands('#ffdf9a', fairyLights, { pitch: 42 }),
  paperLantern: stands('#e8624a', paperLantern, { pitch: 4 }),
};
