import { isRecord, readText } from '#domain/values/parse.ts';
import { type EncodedImage, type ImageStorage, notStored } from './imageStorage.ts';

/** Pages show pictures of other hosts by https alone (`img-src`), and a path would lead to the shop itself. */
const isShown = (address: string): boolean => URL.canParse(address) && /^https:/i.test(address);

const messageOf = (body: unknown): string =>
  isRecord(body) && isRecord(body.error) ? readText(body.error.message) : '';

/** Uploads the image and returns its address there; the host keeps it for `expiration` seconds, or for ever. */
const send = async (
  uploadUrl: string,
  { files }: EncodedImage,
  expiration: number | undefined,
  timeoutMs: number,
): Promise<string> => {
  const url = new URL(uploadUrl);
  if (expiration !== undefined) url.searchParams.set('expiration', String(expiration));
  const form = new FormData();
  // Only the last file, the widest, is sent: pages use a picture of another host in one width.
  const widest = files.at(-1);
  if (widest === undefined) throw new Error('The image has no file');
  form.set('image', new Blob([new Uint8Array(widest.bytes)], { type: 'image/webp' }), 'picture.webp');
  const init = {
    method: 'POST',
    body: form,
    // A redirect would carry the key in the address to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  } as const;
  const response = await fetch(url, init);
  const body: unknown = await response.json().catch(() => null);
  const address = isRecord(body) && isRecord(body.data) ? readText(body.data.url) : '';
  if (response.ok && isShown(address)) return address;
  const reason = address === '' ? messageOf(body) : `with an address that pages cannot show: ${address}`;
  throw new Error(`The image host responded ${response.status} ${reason}`.trim());
};

/**
 * Saves new images at imgbb, or at a host with the same API; products and slides then hold that host's addresses. Images
 * that the shop stored before are read and removed by `earlier`. `uploadUrl` contains the key, which only this server knows.
 * `timeoutMs` is for one upload.
 */
export const imageHostImages = (
  uploadUrl: string,
  earlier: ImageStorage,
  timeoutMs = 15_000,
): ImageStorage => ({
  ...earlier,
  save: (image, expiration) =>
    send(uploadUrl, image, expiration, timeoutMs).catch((error: unknown) => {
      throw notStored(error, 'The image host did not accept the picture. Please try again.');
    }),
});
