import type { ShopSecrets } from '../secrets/shopSecrets.ts';
import type { Settings } from '../settings/settings.ts';
import { folderImages } from './folderImages.ts';
import { imageFolder } from './imageFolder.ts';
import { imageHostImages } from './imageHostImages.ts';
import { type ImageStorage, notStored } from './imageStorage.ts';
import { type S3Keys, s3Images } from './s3Images.ts';

/** What the log says in a shop that refuses uploads. */
export const noStorage =
  'Uploads of pictures are refused: with DATABASE_URL, set the S3_ settings, IMGBB_KEY, or IMAGE_DIR to a folder that all processes share.';

const noFiles = async function* (): AsyncGenerator<never> {};

/** Reads the images that the shop stored earlier and refuses uploads. It lists no files, so the clean-up finds none to remove. */
const refusedImages = (earlier: ImageStorage): ImageStorage => ({
  ...earlier,
  list: noFiles,
  save: async () => {
    throw notStored(
      new Error(noStorage),
      'The shop has no storage for pictures yet. Please tell its operator.',
    );
  },
});

const readS3Keys = async ({ read }: Pick<ShopSecrets, 'read'>): Promise<S3Keys | null> => {
  const accessKeyId = await read('s3AccessKeyId');
  const secretAccessKey = await read('s3SecretAccessKey');
  return accessKeyId === null || secretAccessKey === null ? null : { accessKeyId, secretAccessKey };
};

/** Opens the storage that the settings name; the keys of S3 are among the shop's secrets. It reads and writes nothing before it is used. */
export const openImageStorage = (
  settings: Pick<Settings, 'images' | 'dataDir'>,
  secrets: Pick<ShopSecrets, 'read'>,
): ImageStorage => {
  const { images } = settings;
  const inFolder = folderImages(imageFolder(settings));
  switch (images.kind) {
    case 'dataDir':
    case 'folder':
      return inFolder;
    case 's3':
      return s3Images(images, () => readS3Keys(secrets));
    case 'imageHost':
      // Images that the shop stored before it had a host are still in the data folder.
      return imageHostImages(images.uploadUrl, inFolder);
    // The kind `none`.
    default:
      return refusedImages(inFolder);
  }
};
