import { resolve } from 'node:path';
import type { Settings } from '../settings/settings.ts';

/**
 * The folder of the images that this shop stores itself, or stored before it had a bucket or an image host: then in the folder that a shop
 * without settings of its own has.
 */
export const imageFolder = ({ images, dataDir }: Pick<Settings, 'images' | 'dataDir'>): string =>
  images.kind === 'folder' ? resolve(images.folder) : resolve(dataDir, 'pictures');
