import { cloth, matte } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { loft, sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, steel, wheel } from './parts.ts';

/**
 * A stroller, and a carrier that a parent wears.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; loft: wide is half the width, deep half the depth; tube:
 * points, radius; bar: from, to, radius; wheel: radius, width; move and turn: x, y, z.
 */

/** A half circle of cloth above the seat: `u` goes from side to side, `v` from the back to the front, where it is lower. */
const canopy = (): Solid =>
  sheet(cloth('#3f5268', 0.5), 30, 12, (u, v) => {
    // 3.14 is half a turn in radians, rounded.
    const angle = (u - 0.5) * 3.14;
    const arch = Math.cos(angle) * 22;
    const slope = v * 3;
    return [Math.sin(angle) * 21, 66 + arch - slope, -24 + v * 34];
  });

const stroller = (): Solid => {
  const fabric = cloth('#4a5f78', 0.5);
  const rubber = matte('#28292d');
  const rails = [-1, 1].flatMap((side) =>
    tube(
      steel,
      [
        [side * 20, 14, 26],
        [side * 22, 46, -2],
        [side * 20, 98, -34],
      ],
      1.2,
    ),
  );
  const pushBar = bar(rubber, [-20, 98, -34], [20, 98, -34], 2);
  const leg = bar(steel, [21, 52, -6], [20, 8, -26], 1.2);
  // A wheel's origin is its inner face, so that it stands beside the frame.
  const rearWheel = move(turn(wheel(8, 4, '#cfd2d7'), 0, 90), 20, 8, -26);
  const frontWheel = move(turn(wheel(7, 4, '#cfd2d7'), 0, 90), 18, 7, 28);
  const legsAndWheels = pair(join(leg, rearWheel, frontWheel));
  const seat = move(turn(box(fabric, 36, 6, 30, 3), 8, 0), 0, 34, 8);
  const backrest = move(turn(box(fabric, 36, 44, 6, 3), -20, 0), 0, 38, -8);
  const basket = move(box(cloth('#33445a', 0.5), 30, 12, 26, 4), 0, 10, -4);
  const safetyBar = tube(
    rubber,
    [
      [-19, 56, 8],
      [-14, 56, 26],
      [14, 56, 26],
      [19, 56, 8],
    ],
    1.5,
  );
  return join(rails, pushBar, legsAndWheels, seat, backrest, canopy(), basket, safetyBar);
};

const carrier = (): Solid => {
  const fabric = cloth('#4f596a', 0.4);
  const bodyPanel = loft(cloth('#6b7688', 0.4), [
    { y: 0, wide: 17, deep: 11, power: 3 },
    { y: 12, wide: 15, deep: 9, power: 3 },
    { y: 30, wide: 14, deep: 6, power: 3 },
    { y: 44, wide: 12, deep: 4, power: 3 },
  ]);
  const seat = box(fabric, 34, 12, 22, 4);
  const waistBelt = tube(
    cloth('#3d4655', 0.4),
    [
      [-18, 8, 0],
      [-24, 8, -16],
      [0, 8, -26],
      [24, 8, -16],
      [18, 8, 0],
    ],
    1,
    { flat: 4 },
  );
  const straps = pair(
    tube(
      fabric,
      [
        [11, 42, 0],
        [13, 50, -10],
        [13, 34, -20],
        [14, 14, -14],
      ],
      1.6,
      { flat: 3.4 },
    ),
  );
  const headrest = move(box(cloth('#8a94a6', 0.4), 18, 9, 3, 1.4), 0, 41, 3);
  return join(bodyPanel, seat, waistBelt, straps, headrest);
};

export const babyGear: Kinds = {
  stroller: stands('#4a5f78', stroller, { pitch: 12 }),
  carrier: stands('#6b7688', carrier),
};
