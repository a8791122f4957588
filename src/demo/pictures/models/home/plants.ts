import { matte, stone, wax } from '../../studio/material.ts';
import { join, move, type Point, repeat, ring, type Solid, scale, turn } from '../../studio/mesh.ts';
import { plate } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { fullTurn, goldenAngle } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { pot } from './parts.ts';

/**
 * Plants in pots.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; lathe: [radius, height] from one end; plate: outline, thickness,
 * rounding of edges, rounding of corners; tube: points, radius; pot: radius, height; move and turn: x, y, z.
 */

const monstera = (): Solid => {
  // Leaves on their stems, each farther round and of one of three lengths.
  const leaves = repeat(9, (i) => {
    const angle = i * goldenAngle;
    const long = 20 + (i % 3) * 8;
    const end: Point = [Math.cos(angle) * long * 0.7, 15 + long, Math.sin(angle) * long * 0.7];
    const stem = tube(
      matte('#5f8a52'),
      [[0, 13, 0], [end[0] * 0.5, 15 + long * 0.7, end[2] * 0.5], end],
      0.5,
    );
    const blade = move(
      turn(
        plate(
          matte(i % 2 === 0 ? '#3f7347' : '#548a55'),
          // A round leaf with a cut at every fifth of its points.
          Array.from({ length: 40 }, (_, k) => {
            const around = (k / 40) * fullTurn;
            const radius = (8 + 2 * Math.cos(around)) * (k % 5 === 2 ? 0.62 : 1);
            return [Math.sin(around) * radius, Math.cos(around) * radius - 3];
          }),
          0.3,
          0.1,
        ),
        -50,
        (-angle * 180) / Math.PI + 90,
      ),
      end[0],
      end[1],
      end[2],
    );
    return join(stem, blade);
  });
  return join(pot(9, 15, '#e6ded0'), leaves);
};

const succulent = (): Solid => {
  const soil = lathe(stone('#6a4f3a'), [
    [0, 4.4],
    [3.5, 4.4],
  ]);
  // Three rings of leaves, the inner ones smaller and more upright.
  const leaves = [0, 1, 2].flatMap((l) =>
    ring(
      9 - l * 2,
      move(
        turn(
          scale(
            ball(wax((['#7fa88a', '#92b89a', '#b9cfa9'] as const)[l] ?? '#7fa88a'), 1),
            1.1 - l * 0.2,
            2.1 - l * 0.3,
            0.55,
          ),
          0,
          90,
          -62 + l * 22,
        ),
        1.9 - l * 0.6,
        5.6 + l * 0.8,
        0,
      ),
      l * 20,
    ),
  );
  return join(pot(4, 5, '#d9b8a0'), soil, leaves);
};

export const plants: Kinds = {
  monstera: stands('#4f7f4c', monstera, { pitch: 8 }),
  succulent: stands('#7fa88a', succulent, { pitch: 24 }),
};
