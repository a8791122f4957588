import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openArchive } from '#dashboard/productImport/openArchive.ts';
import { ProductFileError } from '#domain/productFiles/productFile.ts';
import { type ZipEntry, zipFile } from '../../support/builders/zipFile.ts';

/** Bytes: no picture or table is unpacked beyond it; those here have fewer. */
const limit = 1000;
const picture = Buffer.from('a picture that is not packed any further');
const open = (...entries: ZipEntry[]) => openArchive(new Blob([zipFile(entries)]));
const message = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) =>
      error instanceof ProductFileError ? error.message : `another error: ${String(error)}`,
  );

describe('a ZIP file of pictures', () => {
  it('SP-6 lists its pictures and tables, without folders, hidden files and links, and gives their bytes', async () => {
    const archive = await open(
      { name: 'pictures/', bytes: Buffer.alloc(0) },
      { name: 'pictures/cup.JPG', bytes: picture },
      { name: 'old\\tray.webp', bytes: picture },
      { name: '__MACOSX/pictures/._cup.JPG', bytes: picture },
      { name: '.hidden.png', bytes: picture },
      { name: 'link.png', bytes: Buffer.from('/etc/passwd'), isSymlink: true },
      { name: 'logo.svg', bytes: Buffer.from('<svg onload="alert(1)"/>') },
      { name: 'চা/products.csv', bytes: Buffer.from('Name\nCup\n') },
    );
    expect([archive.pictures, archive.tables]).toEqual([
      ['pictures/cup.JPG', 'old/tray.webp'],
      ['চা/products.csv'],
    ]);
    expect(Buffer.from(await archive.read('pictures/cup.JPG', limit))).toEqual(picture);
  });

  it.each([
    '../cup.jpg',
    'pictures/../../cup.jpg',
    '..\\cup.jpg',
    '/etc/cup.jpg',
    '\\\\server\\cup.jpg',
    'C:\\cup.jpg',
  ])('SP-6 with the name %s is refused', async (name) => {
    expect(await message(open({ name, bytes: picture }))).toBe(
      'The ZIP file has a name that leads out of its folder. Pack the pictures again.',
    );
  });

  it('SP-6 with a password is refused when a picture is read', async () => {
    const archive = await open({ name: 'cup.jpg', bytes: picture, isEncrypted: true });
    expect(await message(archive.read('cup.jpg', limit))).toBe(
      'The ZIP file has a password. Pack it without one.',
    );
  });

  it('GS-13 SP-6 that was changed after it was opened is no broken one', async () => {
    const file = new Blob([zipFile([{ name: 'cup.jpg', bytes: picture }])]);
    const archive = await openArchive(file);
    const unreadable = new Blob();
    // As a browser does with a file that has another size or time than when it was chosen.
    unreadable.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    file.slice = () => unreadable;
    await expect(archive.read('cup.jpg', limit)).rejects.toEqual({
      kind: 'broken',
      message: 'The file has changed since it was chosen, or is gone. Please choose it again.',
    });
  });

  it('SP-6 does not unpack an entry that is too large or packs too well', async () => {
    const archive = await open(
      { name: 'large.jpg', bytes: Buffer.alloc(5000, 'abcdefgh') },
      { name: 'bomb.jpg', bytes: Buffer.alloc(50_000_000) },
    );
    expect(await message(archive.read('large.jpg', 4999))).toBe('“large.jpg” in the ZIP file is too large.');
    expect(await message(archive.read('bomb.jpg', 100_000_000))).toBe(
      '“bomb.jpg” in the ZIP file is too large.',
    );
  });

  it('SP-6 ends an entry that is larger than it says', async () => {
    const archive = await open({
      name: 'liar.jpg',
      bytes: Buffer.alloc(5_000_000, 'abc'),
      claimedSize: 1000,
    });
    expect(await message(archive.read('liar.jpg', 10_000))).not.toBe('no error');
  });

  it('SP-6 that is broken anywhere gives a message and nothing else', async () => {
    const whole = zipFile([
      { name: 'cup.jpg', bytes: picture },
      { name: 'products.csv', bytes: Buffer.from('Name\nCup\n') },
    ]);
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(changes, fc.nat(whole.length), async (bytes, length) => {
        const broken = Buffer.from(whole);
        for (const [index, value] of bytes) broken[index] = value;
        for (const file of [broken, whole.subarray(0, length)]) {
          const work = openArchive(new Blob([file])).then(({ pictures, tables, read }) =>
            Promise.all([...pictures, ...tables].map((name) => read(name, limit))),
          );
          expect(await message(work)).not.toMatch('another error');
        }
      }),
      { numRuns: 200 },
    );
  });
});
