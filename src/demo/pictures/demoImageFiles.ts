import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageWidths } from '#domain/image.ts';
import { QueueFullError } from '#server/createQueue.ts';
import { demoRows, rowColors, rowImages } from '../catalog/demoProducts.ts';
import { slideImages } from '../catalog/demoSlides.ts';
import { type DemoImage, imageStem } from './demoImages.ts';
import { oldDemoImage } from './oldDemoImages.ts';
import { renderDemoImage } from './renderDemoImage.ts';
import type { RenderPixels } from './renderPixels.ts';

/** All images that the demo shop renders, by file name without width. */
export const allowedImages: ReadonlyMap<string, DemoImage> = new Map(
  [...demoRows.flatMap((row) => rowImages(row, rowColors(row))), ...slideImages].map((image) => [
    imageStem(image),
    image,
  ]),
);

/** The demo shop's images: each is rendered on the first request and stored as a file. */
export interface DemoImageFiles {
  /** The WebP bytes of `fryPan-plain-front-900.webp`; `null` when there is no such demo image. */
  read: (name: string) => Promise<Buffer | null>;
}

const fileName = /^(?<stem>[\w-]+)-(?<width>\d+)\.webp$/;

interface DemoImageOptions {
  /** Folder of the stored images. */
  readonly folder: string;
  readonly warn: (message: string) => void;
  /** Renders one image at a time. Without it only stored ones can be read. */
  readonly render: RenderPixels | null;
}

/** Reads the demo shop's images from one folder, and renders those that are missing. */
export const demoImageFiles = ({ folder, warn, render }: DemoImageOptions): DemoImageFiles => {
  const rendering = new Map<string, Promise<Buffer | null>>();

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

  const renderAndStore = async (name: string, bytes: Promise<Buffer>): Promise<Buffer | null> => {
    try {
      const rendered = await bytes;
      await store(name, rendered).catch((error: Error) =>
        warn(`The demo image ${name} cannot be stored and is rendered again next time: ${error.message}`),
      );
      return rendered;
    } catch (error) {
      if (error instanceof QueueFullError) throw error;
      warn(`The demo image ${name} cannot be rendered: ${String(error)}`);
      return null;
    }
  };

  const renderOnce = (name: string, bytes: () => Promise<Buffer>): Promise<Buffer | null> => {
    const task = rendering.get(name) ?? renderAndStore(name, bytes()).finally(() => rendering.delete(name));
    rendering.set(name, task);
    return task;
  };

  return {
    read: async (requested) => {
      const { stem = '', width = '' } = fileName.exec(requested)?.groups ?? {};
      const image = allowedImages.get(stem) ?? oldDemoImage(stem);
      if (image === undefined || !imageWidths.some((each) => `${each}` === width)) return null;
      const name = `${imageStem(image)}-${width}.webp`;
      return readFile(join(folder, name)).catch(() => {
        if (render !== null) return renderOnce(name, () => renderDemoImage(image, Number(width), render));
        warn(`The demo image ${name} is not rendered: only a shop with the accounts emulator renders them.`);
        return null;
      });
    },
  };
};
