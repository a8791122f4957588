import { resolve } from 'node:path';
import type { Settings } from '../settings/settings.ts';

/**
 * The folder of the shop's images: IMAGE_DIR, or `pictures` in the data folder. A shop with a bucket or an image host may have there the
 * images that it stored before.
 */
export const imageFolder = ({ images, dataDir }: Pick<Settings, 'images' | 'dataDir'>): string =>
  images.kind === 'folder' ? resolve(images.folder) : resolve(dataDir, 'pictures');
