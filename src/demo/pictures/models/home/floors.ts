import { matte } from '../../studio/material.ts';
import { join, move, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, sheet } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { oak, tone } from './parts.ts';

/**
 * What covers a floor.
 * Lengths are centimetres. box: width, height, depth, rounding; cylinder: radius, height, rounding; sheet: columns, rows, the point at
 * u and v (0 to 1); move: x, y, z.
 */

/** Vinyl with a print of oak, of which a part is still rolled up: u runs from the middle of the roll outwards, v along its axis. */
const vinylFloor = (): Solid => {
  const rolledShare = 0.82;
  const rolledPart = sheet(oak, 60, 2, (u, v) => {
    const z = -30 + v * 60;
    if (u >= rolledShare) return [(u - rolledShare) * 240, 0.6, z];
    // A spiral of more than three turns; the angle is in radians.
    const angle = u * 26;
    const radius = 2 + u * 4;
    return [Math.cos(angle) * radius, 7 + Math.sin(angle) * radius, z];
  });
  const flatPart = move(box(oak, 40, 0.5, 60, 0.1), 22, 0, 0);
  return join(rolledPart, flatPart);
};

/** A mat of tiles in three rows of four; in each row round joints connect the tiles, as in a jigsaw puzzle. */
const foamMat = (): Solid => {
  const rowMiddles = [-30, 0, 30];
  const tiles = rowMiddles.flatMap((z) =>
    [-45, -15, 15, 45].flatMap((x, column) => move(box(matte(tone(column)), 29.6, 1.2, 29.6, 0.4), x, 0, z)),
  );
  const joints = rowMiddles.flatMap((z, row) =>
    [-30.4, -0.4, 29.6].flatMap((x, column) => {
      const colour = tone((row * 3 + column) % 4);
      return move(cylinder(matte(colour), 3.4, 1.24), x, 0, z);
    }),
  );
  return join(tiles, joints);
};

export const floors: Kinds = {
  vinylFloor: stands('#c9a06c', vinylFloor, { pitch: 28 }),
  foamMat: stands('#5a8aa0', foamMat, { pitch: 40 }),
};
