import { glow, matte, plastic, stone, wax } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { gold, row, white } from './parts.ts';

/**
 * Devices for the care of face, nails and feet.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; cylinder: radius, height,
 * rounding; lathe: [radius, height] from one end; loft: wide is half the width, deep half the depth; plate: outline, thickness, rounding of
 * edges, rounding of corners; tube: points, radius; row: count, distance; move and turn: x, y, z.
 */

const polishedJade = { ...wax('#7fae95'), rough: 0.16 };

const faceRoller = (): Solid => {
  const handle = lathe(stone('#7fae95'), [
    [0, 0],
    [0.8, 0],
    [0.6, 3],
    [0.9, 6],
    [0.7, 9],
  ]);
  const rightArm = tube(
    gold,
    [
      [0, 9, 0],
      [0, 10.4, 0],
      [2.6, 10.8, 0],
      [2.8, 12.6, 0],
    ],
    0.22,
  );
  const leftArm = tube(
    gold,
    [
      [0, 10.4, 0],
      [-2.6, 10.8, 0],
      [-2.8, 12.6, 0],
    ],
    0.22,
  );
  const barrel = move(
    turn(
      lathe(
        polishedJade,
        [
          [0, -2.4],
          [1.1, -2.3],
          [1.5, 0],
          [1.1, 2.3],
          [0, 2.4],
        ],
        { bevel: 0.4 },
      ),
      0,
      0,
      90,
    ),
    0,
    12.6,
    0,
  );
  return turn(join(handle, rightArm, leftArm, barrel), -82, 30);
};

/** A gua sha stone: a flat stone with which one strokes the face. */
const guaShaStone = (): Solid =>
  move(
    turn(
      plate(
        polishedJade,
        [
          [-4, -2],
          [-3, 2],
          [-1.4, 1],
          [0, 2.4],
          [1.4, 1],
          [3, 2.2],
          [4.4, -1],
          [0, -3.2],
        ],
        0.7,
        0.3,
        0.6,
      ),
      -86,
      -12,
    ),
    4,
    0.4,
    7,
  );

const jadeRoller = (): Solid => join(faceRoller(), guaShaStone());

/** A lamp that dries nail polish; the fingers go into its opening. */
const nailDryer = (): Solid => {
  const housing = loft(white, [
    { y: 0, wide: 9, deep: 8, power: 3 },
    { y: 6, wide: 8.6, deep: 7.4, power: 3 },
    { y: 8, wide: 7, deep: 6, power: 3 },
  ]);
  const opening = move(box(matte('#2a2630'), 13, 4.4, 6, 1.6), 0, 0.4, 5.2);
  const lampDistance = 1.6;
  const lamps = repeat(7, (i) => move(ball(glow('#b48cf2', 1.2), 0.5), -4.8 + i * lampDistance, 4.2, 8));
  const button = move(ball(glow('#8fd0f0', 0.8), 1.2, 0.2, 1.2), 0, 8.1, 2);
  return join(housing, opening, lamps, button);
};

/** A turning roller that files hard skin off feet, and its spare rollers. */
const callusRemover = (): Solid => {
  const handle = loft(plastic('#f2d9de', 0.25), [
    { y: 0, wide: 2.2, deep: 2 },
    { y: 8, wide: 2.5, deep: 2.2 },
    { y: 13, wide: 2.8, deep: 2.2 },
  ]);
  // Turned by 90 degrees about z it lies on the left of x = 0, so that half its length to the right centres it.
  const roller = move(turn(cylinder(stone('#8a6f9a'), 1.5, 4.6, 0.3), 0, 0, 90), 2.3, 14, 0.6);
  const spareRollers = row(3, 5, () =>
    move(turn(cylinder(stone('#8a6f9a'), 1.5, 4, 0.3), 90, 0), 11, 1.5, 2),
  );
  return join(handle, roller, spareRollers);
};

export const careDevices: Kinds = {
  callus: stands('#f2d9de', callusRemover),
  nailDryer: stands('#f6f4ef', nailDryer, { pitch: 18 }),
  jadeRoller: stands('#7fae95', jadeRoller, { pitch: 42 }),
};
