import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';

it('RT-21 favicon.ico holds the shop’s mark in 32 pixels', async () => {
  const icon = readFileSync(new URL('../../public/favicon.ico', import.meta.url));
  // The head of an ICO file; its only entry begins at byte 6.
  const [reserved, type, count] = [icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)];
  expect({ reserved, type, count }).toEqual({ reserved: 0, type: 1, count: 1 });
  // Both are in the entry.
  const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(start + length).toBe(icon.length);
  const { data, info } = await sharp(icon.subarray(start)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([32, 32]);
  // The green ground, between the edge and the roof.
  const pixel = (16 + 3 * info.width) * info.channels;
  expect([...data.subarray(pixel, pixel + 3)]).toEqual([0x0a, 0x5c, 0x45]);
});
