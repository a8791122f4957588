import { type Failure, failureOfError } from '#api/client/failure.ts';
import { backoffDelay, isTemporary, retryAfterOf } from '#api/client/retryPolicy.ts';
import type { ShopDispatch } from '#api/client/shopApi.ts';
import { uploadImage } from '#api/shop/uploadImage.ts';
import type { PictureSource } from '#domain/productFiles/findPictures.ts';
import { ProductFileError } from '#domain/productFiles/productFile.ts';
import { imageExpiration } from '#domain/shop/constants.ts';

/** The address of a picture that the shop has stored, or the reason why it has not. */
type UploadedPicture = { readonly address: string } | { readonly reason: string };

/** Uploads a picture of the ZIP file; rejects with a Failure if the shop cannot be reached. */
export type UploadEntry = (entry: string) => Promise<UploadedPicture>;

/** How many characters of a picture's name stand in a note. */
const namedCharacters = 60;

/**
 * Uploads a product's pictures that are in the ZIP file. `images` are the addresses of all its pictures that succeeded,
 * `positions` their positions among the sources; `notes` say why others are missing.
 */
export const uploadPictures = async (
  sources: readonly PictureSource[],
  upload: UploadEntry,
): Promise<{ images: string[]; positions: number[]; notes: string[] }> => {
  const images: string[] = [];
  const positions: number[] = [];
  const notes: string[] = [];
  for (const [position, source] of sources.entries()) {
    const uploaded = 'entry' in source ? await upload(source.entry) : source;
    if ('address' in uploaded) {
      images.push(uploaded.address);
      positions.push(position);
    } else if ('entry' in source) {
      // Only the upload of an entry can fail: a source that is an address needs none.
      const endOfName = source.entry.slice(-namedCharacters);
      notes.push(`“${endOfName}”: ${uploaded.reason}`);
    }
  }
  return { images, positions, notes };
};

/** The uploads of a ZIP file's pictures, done or in progress, by the name of the entry. */
export type Uploads = Map<string, Promise<UploadedPicture>>;

interface UploaderOptions {
  readonly uploads: Uploads;
  readonly dispatch: ShopDispatch;
  readonly readPicture: (entry: string) => Promise<File>;
  readonly signal: AbortSignal;
  /** Called after each picture. */
  readonly onPicture: () => void;
}

/** Returns the function that uploads entries, each only once although several products may show it; a failed one is tried again. */
export const createUploader = (options: UploaderOptions): UploadEntry => {
  const { uploads, onPicture } = options;
  return (entry) => {
    const earlierUpload = uploads.get(entry);
    if (earlierUpload !== undefined) return earlierUpload;
    const upload = uploadEntry(entry, options);
    uploads.set(entry, upload);
    const forgetFailed = () => uploads.delete(entry);
    upload.then(onPicture, forgetFailed);
    return upload;
  };
};

const uploadEntry = async (entry: string, options: UploaderOptions): Promise<UploadedPicture> => {
  try {
    const picture = await options.readPicture(entry);
    return await uploadWithRetries(picture, options);
  } catch (error) {
    // A broken entry of the ZIP file does not stop the import.
    if (error instanceof ProductFileError) return { reason: error.message };
    throw error;
  }
};

/** How often the upload of a picture is tried again. */
const mostRetries = 5;
/** Milliseconds: before the first retry, and at most before a later one. */
const waits = { first: 1000, longest: 30_000 } as const;

/** Uploads a picture, again after a temporary failure. The product goes without a picture that is refused. */
const uploadWithRetries = async (
  file: File,
  { dispatch, signal }: UploaderOptions,
): Promise<UploadedPicture> => {
  for (let retries = 0; ; retries += 1) {
    try {
      const { url } = await dispatch(uploadImage(file, { expiration: imageExpiration }));
      return { address: url };
    } catch (error) {
      const failure = failureOfError(error);
      if (isPictureRefused(failure)) return { reason: failure.message };
      const isTriedAgain = isTemporary(failure) && retries < mostRetries && !signal.aborted;
      if (!isTriedAgain) throw error;
      await waitAfter(failure, retries, signal);
    }
  }
};

/** Whether the shop refuses the picture, and not the user: with 401 or 403 it would refuse the others too. */
const isPictureRefused = (failure: Failure): boolean =>
  failure.kind === 'refused' && !isTemporary(failure) && failure.status !== 401 && failure.status !== 403;

/** Waits before the next attempt; ends at once when aborted. */
const waitAfter = (failure: Failure, retries: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    // A shop that takes no more pictures in this minute says how long to wait: that comes on top.
    const waitMs = retryAfterOf(failure) + backoffDelay(retries, waits.first, waits.longest);
    const timer = setTimeout(resolve, waitMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
