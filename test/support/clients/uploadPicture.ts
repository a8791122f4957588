import sharp from 'sharp';
import type { ErrorBody } from '#contract/call/refusal.ts';

/** A picture as a camera or a designer makes it, one colour, as PNG. */
export const plainPicture = (width = 600, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();

/** The form with which a browser uploads the picture. */
export const pictureForm = (bytes: Buffer, field = 'image'): FormData => {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png');
  return form;
};

export interface UploadResponse {
  readonly status: number;
  /** Of a success. */
  readonly url: string;
  readonly refusal: ErrorBody;
}

/** In seconds. */
const fiveYears = 157_680_000;

/** Uploads a picture to a running shop, like a product's form. */
export const uploadPicture = async (
  origin: string,
  token: string,
  picture?: Buffer,
): Promise<UploadResponse> => {
  const response = await fetch(`${origin}/api/upload?expiration=${fiveYears}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: pictureForm(picture ?? (await plainPicture())),
  });
  const body = (await response.json()) as ErrorBody & { data?: { url: string } };
  return { status: response.status, url: body.data?.url ?? '', refusal: body };
};
