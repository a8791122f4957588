import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';

/** The settings of a new shop and the demo bear the demo's name; published migrations never change. */
const mayNameIt = [
  /^src\/demo\//,
  /^src\/domain\/shop\/defaultShopSettings\.ts$/,
  /^src\/server\/database\/migrations\//,
];

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).replaceAll(sep, '/'));

const naming = sources.filter(
  (file) => /hatkhola/i.test(file) || /hatkhola|হাটখোলা/i.test(readFileSync(file, 'utf8')),
);

it("SP-1 SP-9 no source outside of the demo and a new shop's settings has the name of the demo's shop", () => {
  expect(naming.filter((file) => !mayNameIt.some((pattern) => pattern.test(file)))).toEqual([]);
  // The search finds the name where it is.
  expect(naming).toContain('src/domain/shop/defaultShopSettings.ts');
});
