import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageWidths } from '#domain/image.ts';
import { createQueue } from '../../createQueue.ts';
import { demoRows, rowColors, rowImages } from '../demoProducts.ts';
import { slideImages } from '../demoSlides.ts';
import { type DemoImage, imageStem } from './demoImages.ts';
import { renderDemoImage } from './renderDemoImage.ts';

/** All images that the demo shop renders, by file name without width. */
export const allowedImages: ReadonlyMap<string, DemoImage> = new Map(
  [...demoRows.flatMap((row) => rowImages(row, rowColors(row))), ...slideImages].map((image) => [
    imageStem(image),
    image,
  ]),
);

/** The demo shop's images: each is rendered on the first request and stored as a file. */
export interface DemoImageFiles {
  /** The WebP bytes of `fryPan-plain-front-450.webp`; `null` when there is no such demo image. */
  read: (name: string) => Promise<Buffer | null>;
}

const fileName = /^(?<stem>[\w-]+)-(?<width>\d+)\.webp$/;

interface DemoImageOptions {
  /** Folder of the stored images. */
  readonly folder: string;
  readonly warn: (message: string) => void;
  /** Whether images are rendered. Otherwise only stored ones can be read. */
  readonly renders?: boolean;
}

/** Reads the demo shop's images from one folder. Renders one at a time, with pauses for other work. */
export const demoImageFiles = ({ folder, warn, renders = true }: DemoImageOptions): DemoImageFiles => {
  const rendering = new Map<string, Promise<Buffer>>();
  const enqueue = createQueue(1);

  const store = async (name: string, bytes: Buffer): Promise<void> => {
    const unfinished = join(folder, `${name}.part`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, name));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => null);
      throw error;
    }
  };

  const render = async (name: string, image: DemoImage, width: number): Promise<Buffer> => {
    const bytes = await renderDemoImage(image, width);
    await store(name, bytes).catch((error: Error) =>
      warn(`The demo image ${name} cannot be stored and is rendered again next time: ${error.message}`),
    );
    return bytes;
  };

  const renderOnce = (name: string, image: DemoImage, width: number): Promise<Buffer> => {
    const pending = rendering.get(name);
    if (pending !== undefined) return pending;
    const task = enqueue(() => render(name, image, width)).finally(() => rendering.delete(name));
    rendering.set(name, task);
    return task;
  };

  return {
    read: async (name) => {
      const { stem = '', width = '' } = fileName.exec(name)?.groups ?? {};
      const image = allowedImages.get(stem);
      const widths: readonly number[] = imageWidths[image?.view === 'slide' ? 'slide' : 'product'];
      if (image === undefined || !widths.includes(Number(width))) return null;
      return readFile(join(folder, name)).catch(() => {
        if (renders) return renderOnce(name, image, Number(width));
        warn(`The demo image ${name} is not rendered: only a shop with the accounts emulator renders them.`);
        return null;
      });
    },
  };
};
