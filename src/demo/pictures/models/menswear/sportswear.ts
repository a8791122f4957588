import { type Hex, lighter } from '../../studio/colour.ts';
import { cloth, knit, plastic, printed } from '../../studio/material.ts';
import { join, move, type Solid } from '../../studio/mesh.ts';
import { plate } from '../../studio/solids.ts';
import { legs, waistband } from '../garmentDetails.ts';
import { neckband, top, trimOf } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';
import { bands } from '../prints.ts';

/**
 * A tank top, and a football shirt with shorts.
 * Lengths are centimetres. plate: outline, thickness, rounding of edges, rounding of corners; neckband: half width, depth, thickness;
 * waistband: half width, height; move: x, y, z.
 */

const tankTop = (colour: Hex): Solid =>
  join(
    top(cloth(colour, 0.2), { sleeve: 0, long: 68, wide: 25, shoulder: 16, neck: 10, neckDepth: 12 }),
    neckband(knit(trimOf(colour), 0.3), 10, 12, 0.8),
  );

const footballKit = (colour: Hex): Solid => {
  const shirt = move(
    join(
      top(printed(cloth(colour, 0.2), [colour, lighter(colour, 0.8)], bands(9, 0.3)), {
        sleeve: 24,
        long: 62,
      }),
      neckband(cloth('#f4f4f4')),
    ),
    0,
    34,
    1.5,
  );
  const shorts = move(
    join(
      legs(cloth(lighter(colour, 0.75), 0.2), { long: 44, hem: 13, gap: 2 }),
      waistband(cloth(lighter(colour, 0.6))),
    ),
    12,
    -28,
    -2.4,
  );
  const badge = move(
    plate(
      plastic(lighter(colour, 0.9)),
      [
        [-3, 3],
        [3, 3],
        [3, -1],
        [0, -4],
        [-3, -1],
      ],
      0.4,
    ),
    10,
    14,
    4.6,
  );
  return join(shirt, shorts, badge);
};

export const sportswear: Kinds = {
  tank: lies('#2d4f88', tankTop),
  football: lies('#b8282e', footballKit, { pitch: 82 }),
};
