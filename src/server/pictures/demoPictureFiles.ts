import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '#domain/picture.ts';
import { allowedPictures } from '../demo/demoAllowed.ts';
import { paintDemoPicture } from './paintDemoPicture.ts';
import { createQueue } from './queue.ts';

/** The demo shop's pictures: each painted when first asked for, and kept as a file from then on. */
export interface DemoPictureFiles {
  /** The picture's WebP, or `null` when the demo shop has none of that name (`1f45c-sand-front-450.webp`). */
  read: (name: string) => Promise<Buffer | null>;
}

const named = /^(?<stem>[\w-]+)-(?<width>\d+)\.webp$/;

export const demoPictureFiles = (folder: string): DemoPictureFiles => {
  const painting = new Map<string, Promise<Buffer>>();
  const inTurn = createQueue(2);

  const paint = async (name: string, stem: string, width: number): Promise<Buffer> => {
    const picture = allowedPictures.get(stem);
    if (picture === undefined) throw new Error(`There is no demo picture ${stem}.`);
    const bytes = await paintDemoPicture(picture, width);
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${name}.part`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, name));
    return bytes;
  };

  const once = (name: string, stem: string, width: number): Promise<Buffer> => {
    const begun = painting.get(name);
    if (begun !== undefined) return begun;
    const work = inTurn(() => paint(name, stem, width)).finally(() => painting.delete(name));
    painting.set(name, work);
    return work;
  };

  return {
    read: async (name) => {
      const { stem = '', width = '' } = named.exec(name)?.groups ?? {};
      const picture = allowedPictures.get(stem);
      const widths: readonly number[] = pictureWidths[picture?.view === 'slide' ? 'slide' : 'product'];
      if (picture === undefined || !widths.includes(Number(width))) return null;
      return readFile(join(folder, name)).catch(() => once(name, stem, Number(width)));
    },
  };
};
