import { fleece, leather, matte, plastic, wax } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { goldenAngle, quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { white } from './parts.ts';

/**
 * Devices that massage neck and feet.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z; lathe: [radius, height] from one end, with
 * `wave` as a factor of the radius; tube: points, radius, with `flat` as the half thickness of a band; move: x, y, z.
 */

/** A cushion to lay around the neck, with three heads on each side. */
const neckMassager = (): Solid => {
  const cushion = tube(
    fleece('#6b6f78', 0.25),
    [
      [-15, 0, 16],
      [-14, 9, 6],
      [-10, 15, -6],
      [0, 17, -10],
      [10, 15, -6],
      [14, 9, 6],
      [15, 0, 16],
    ],
    // Broadest at the nape, in the middle of its length.
    (t) => 3.6 + 2 * Math.sin(t * (2 * quarterTurn)),
    { flat: 2.6, sides: 20 },
  );
  const massageHead = ball(plastic('#c9503f'), 1.6);
  // They follow the cushion: outwards, down and to the front.
  const massageHeads = pair(repeat(3, (i) => move(massageHead, 5 + i * 3.4, 15.4 - i * 2, -4 + i * 3.4)));
  const handLoops = pair(
    tube(
      leather('#3a3b40'),
      [
        [15, 0.4, 15],
        [16, 0.8, 20],
        [13, 1, 24],
        [10, 0.8, 22],
        [12, 0.6, 18],
      ],
      0.8,
    ),
  );
  const controls = move(box(plastic('#26272a'), 3, 5, 1.2, 0.5), 14.4, 4, 11);
  return join(cushion, massageHeads, handLoops, controls);
};

/** A factor for the tub's radius, which makes it oval and gives its wall grooves. */
const tubWall = (angle: number, y: number): number => {
  const grooves = y > 5 && y < 14 ? 0.015 * Math.sin(y * 4) : 0;
  const oval = 0.05 * Math.cos(angle * 2);
  return 1 + grooves + oval;
};

const tub = (): Solid =>
  lathe(
    matte('#8fb0b8'),
    [
      [0, 0],
      [16, 0],
      [19, 11],
      [18.6, 17],
      [19.4, 18],
      [18, 18],
      [16.4, 3],
      [0, 3],
    ],
    { bevel: 0.6, wave: tubWall },
  );

const footSpa = (): Solid => {
  const water = lathe(plastic('#a9d4de', 0.05), [
    [0, 13],
    [17.4, 13],
  ]);
  const handles = pair(
    tube(
      white,
      [
        [18.6, 15, -4],
        [21, 15, 0],
        [18.6, 15, 4],
      ],
      0.9,
    ),
  );
  // The steps for x and z differ, so that the petals do not lie in a ring.
  const petals = repeat(6, (i) =>
    move(ball(wax('#e39aac'), 1, 0.4, 1), Math.cos(i * goldenAngle) * 9, 13.2, Math.sin(i * 1.9) * 9),
  );
  return join(tub(), water, handles, petals);
};

export const spaDevices: Kinds = {
  neckMassager: stands('#6b6f78', neckMassager, { pitch: 22 }),
  footSpa: stands('#8fb0b8', footSpa, { pitch: 24 }),
};
