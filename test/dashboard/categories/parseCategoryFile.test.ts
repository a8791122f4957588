import { describe, expect, it } from 'vitest';
import { parseCategoryFile } from '#dashboard/categories/parseCategoryFile.ts';

const fish = {
  categories: [{ name: 'Fish', nameBengali: 'মাছ', subCategories: [{ name: 'River Fish', nameBengali: '' }] }],
  refused: [],
};
const text = 'Fish\tমাছ\r\n  River Fish\r\n';

/** The bytes of the text in an encoding of Node, alone in their buffer. */
const fileOf = (contents: string, encoding: BufferEncoding): ArrayBuffer =>
  new Uint8Array(Buffer.from(contents, encoding)).buffer;

describe('a file of categories', () => {
  it('SP-1 is read in UTF-8, and in UTF-16 with its mark as Excel writes “Unicode text”', () => {
    const files = [fileOf(text, 'utf8'), fileOf(`\uFEFF${text}`, 'utf8'), fileOf(`\uFEFF${text}`, 'utf16le')];
    expect(files.map((file) => parseCategoryFile(file))).toEqual([fish, fish, fish]);
  });

  it('SP-1 keeps every row when the line ends differ', () => {
    const { categories } = parseCategoryFile(fileOf('Fish\r\nRice\nTea\rSalt', 'utf8'));
    expect(categories.map(({ name }) => name)).toEqual(['Fish', 'Rice', 'Tea', 'Salt']);
  });
});
