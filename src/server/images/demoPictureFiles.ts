import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '#domain/picture.ts';
import { allowedPictures } from '../demo/demoAllowed.ts';
import type { DemoPicture } from '../demo/demoPictures.ts';
import { emojiFolder, paintDemoPicture } from './paintDemoPicture.ts';
import { createQueue } from './queue.ts';

/** The demo shop's pictures: each painted when first asked for, and kept as a file from then on. */
export interface DemoPictureFiles {
  /** The picture's WebP, or `null` when the demo shop has none of that name (`1f45c-sand-front-450.webp`). */
  read: (name: string) => Promise<Buffer | null>;
}

const named = /^(?<stem>[\w-]+)-(?<width>\d+)\.webp$/;

interface DemoPictureOptions {
  /** Where the painted pictures are kept. */
  readonly folder: string;
  readonly warn: (message: string) => void;
  /** The folder of the emoji pictures. Without one, only what was painted before is found. */
  readonly emojis?: string | null;
}

/** The demo shop's pictures of one folder. */
export const demoPictureFiles = ({
  folder,
  warn,
  emojis = emojiFolder(),
}: DemoPictureOptions): DemoPictureFiles => {
  const painting = new Map<string, Promise<Buffer>>();
  const inTurn = createQueue(2);

  const paint = async (
    emojiPictures: string,
    name: string,
    picture: DemoPicture,
    width: number,
  ): Promise<Buffer> => {
    const bytes = await paintDemoPicture(emojiPictures, picture, width);
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${name}.part`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, name));
    return bytes;
  };

  const once = (
    emojiPictures: string,
    name: string,
    picture: DemoPicture,
    width: number,
  ): Promise<Buffer> => {
    const begun = painting.get(name);
    if (begun !== undefined) return begun;
    const work = inTurn(() => paint(emojiPictures, name, picture, width)).finally(() =>
      painting.delete(name),
    );
    painting.set(name, work);
    return work;
  };

  return {
    read: async (name) => {
      const { stem = '', width = '' } = named.exec(name)?.groups ?? {};
      const picture = allowedPictures.get(stem);
      const widths: readonly number[] = pictureWidths[picture?.view === 'slide' ? 'slide' : 'product'];
      if (picture === undefined || !widths.includes(Number(width))) return null;
      return readFile(join(folder, name)).catch(() => {
        if (emojis !== null) return once(emojis, name, picture, Number(width));
        warn(`The demo picture ${name} cannot be painted: @lobehub/fluent-emoji-3d is a dev dependency.`);
        return null;
      });
    },
  };
};
