import { matte } from '../../studio/material.ts';
import { join, move, repeat, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, sheet } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { oak, tone } from './parts.ts';

/**
 * What covers a floor.
 * Lengths are centimetres. box: width, height, depth, rounding; cylinder: radius, height, rounding; move: x, y, z.
 */

const vinylFloor = (): Solid => {
  const rolledPart = sheet(oak, 60, 2, (u, v) => {
    const angle = u * 26;
    const radius = 2 + u * 4;
    return u < 0.82
      ? [Math.cos(angle) * radius, 7 + Math.sin(angle) * radius, -30 + v * 60]
      : [(u - 0.82) * 240, 0.6, -30 + v * 60];
  });
  const flatPart = move(box(oak, 40, 0.5, 60, 0.1), 22, 0, 0);
  return join(rolledPart, flatPart);
};

const foamMat = (): Solid => {
  const tiles = repeat(12, (i) =>
    move(box(matte(tone(i % 4)), 29.6, 1.2, 29.6, 0.4), -45 + (i % 4) * 30, 0, -30 + Math.floor(i / 4) * 30),
  );
  const discs = repeat(9, (i) =>
    move(cylinder(matte(tone(i % 4)), 3.4, 1.24), -30.4 + (i % 3) * 30, 0, -30 + Math.floor(i / 3) * 30),
  );
  return join(tiles, discs);
};

export const floors: Kinds = {
  vinylFloor: stands('#c9a06c', vinylFloor, { pitch: 28 }),
  foamMat: stands('#5a8aa0', foamMat, { pitch: 40 }),
};
