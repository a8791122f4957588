import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folderFault, folderImages } from '#server/images/folderImages.ts';
import type { EncodedImage } from '#server/images/imageStorage.ts';
import { removeFolder } from '../../support/removeFolder.ts';

/** An image with so many bytes in each of its files, which differ by their width. */
const imageOf = (bytes: number): EncodedImage => ({
  width: 450,
  height: 450,
  files: [160, 300, 450].map((width) => ({ width, bytes: Buffer.alloc(bytes, width) })),
});

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-images-'));
  onTestFinished(() => removeFolder(folder));
  return folder;
};

/** A file system of 64 KB in the folder; says why when this machine or user may not have one. */
const mountSmall = (folder: string): string | null => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux may mount a tmpfs';
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return 'this machine does not let root mount a tmpfs';
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return null;
};

describe('images in a folder', () => {
  it('OP-20 are read by every process that shares the folder, which is created when it is needed', async () => {
    const folder = join(newFolder(), 'mount', 'pictures');
    const [one, other] = [folderImages(folder), folderImages(folder)];
    const names: string[] = [];
    for await (const { name } of other.list()) names.push(name);
    expect(names).toEqual([]);
    const name = (await one.save(imageOf(100))).split('/').at(-1) ?? '';
    expect(await other.read(name)).toEqual(Buffer.alloc(100, 450));
    await other.remove(name);
    // A second removal finds nothing, and is no error.
    await other.remove(name);
    expect(await one.read(name)).toBeNull();
  });

  it('OP-21 need a folder that the shop may write to; a missing one is made', async ({ skip }) => {
    if (process.platform !== 'linux') skip('only Linux has a /proc');
    const folder = join(newFolder(), 'mount', 'pictures');
    expect(await folderFault(folder)).toBeNull();
    expect(existsSync(folder)).toBe(true);
    expect(await folderFault('/proc/pictures')).toBe(
      "Uploads of pictures are refused: IMAGE_DIR /proc/pictures cannot be used (ENOENT at /proc/pictures); let the shop's user write there, or set another folder.",
    );
  });

  it('OP-22 are refused at once in a folder that takes none', async ({ skip }) => {
    if (process.platform !== 'linux') skip('only Linux has a /proc');
    await expect(folderImages('/proc/pictures').save(imageOf(100))).rejects.toMatchObject({
      statusCode: 503,
      message: 'The picture could not be stored right now. Please try again.',
    });
  });

  it('OP-23 leave no file behind on a full disk, and say so', async ({ skip }) => {
    const folder = newFolder();
    const reason = mountSmall(folder);
    if (reason !== null) skip(reason);
    const images = folderImages(folder);
    // Three files of 4 KB fit into 64 KB, three of 30 KB do not.
    await images.save(imageOf(4096));
    const before = readdirSync(folder).toSorted();
    await expect(images.save(imageOf(30_000))).rejects.toMatchObject({
      statusCode: 503,
      message: 'The shop has no space left for pictures. Please tell its operator.',
      details: { field: 'image' },
      cause: { code: 'ENOSPC' },
    });
    expect(readdirSync(folder).toSorted()).toEqual(before);
    expect(before).toHaveLength(3);
  });

  it('OP-23 say that a folder cannot be written', async () => {
    const folder = join(newFolder(), 'pictures');
    writeFileSync(folder, 'a file');
    await expect(folderImages(folder).save(imageOf(100))).rejects.toMatchObject({
      statusCode: 503,
      message: 'The picture could not be stored right now. Please try again.',
      cause: { code: 'EEXIST' },
    });
  });

  it('OP-23 say that a file cannot be read', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, '0123456789abcdef01234567-160.webp'));
    await expect(folderImages(folder).read('0123456789abcdef01234567-160.webp')).rejects.toMatchObject({
      statusCode: 503,
      message: "The picture can't be read right now.",
      cause: { code: 'EISDIR' },
    });
  });

  it('OP-24 list their files and what a killed process left, and nothing else', async () => {
    const folder = newFolder();
    const images = folderImages(folder);
    const stem = '0123456789abcdef01234567';
    const present = [`${stem}-160.webp`, `${stem}-450.webp.part`, 'notes.txt', `${stem}-451.webp`];
    for (const name of present) writeFileSync(join(folder, name), 'x');
    mkdirSync(join(folder, 'demo'));
    const storedAt = new Date('2026-01-05T10:00:00.000Z');
    for (const name of present) utimesSync(join(folder, name), storedAt, storedAt);
    const listed: unknown[] = [];
    for await (const file of images.list()) listed.push(file);
    expect(listed).toHaveLength(2);
    expect(listed).toEqual(
      expect.arrayContaining([
        { name: `${stem}-160.webp`, storedAt },
        { name: `${stem}-450.webp.part`, storedAt },
      ]),
    );
  });
});
