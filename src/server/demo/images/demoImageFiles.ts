import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '#domain/picture.ts';
import { createQueue } from '../../createQueue.ts';
import { allowedPictures } from '../demoAllowed.ts';
import type { DemoPicture } from './demoImages.ts';
import { emojiFolder, paintDemoPicture } from './renderDemoImage.ts';

/** The demo shop's pictures: each is rendered on the first request and stored as a file. */
export interface DemoPictureFiles {
  /** The WebP bytes of `1f45c-sand-front-450.webp`; `null` when there is no such demo picture. */
  read: (name: string) => Promise<Buffer | null>;
}

const named = /^(?<stem>[\w-]+)-(?<width>\d+)\.webp$/;

interface DemoPictureOptions {
  /** Folder of the stored pictures. */
  readonly folder: string;
  readonly warn: (message: string) => void;
  /** Folder of the emoji pictures. With `null`, only stored pictures are found. */
  readonly emojis?: string | null;
}

/** The demo shop's pictures, stored in one folder. Renders at most two at a time. */
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
