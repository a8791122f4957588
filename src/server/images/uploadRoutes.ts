import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { uploadImageCall } from '#contract/shop/uploads.ts';
import { callerOf } from '../auth/authorization.ts';
import { ApiError, invalid } from '../errors/apiError.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { encodeImage, imageLimits, tooLarge } from './encodeImage.ts';
import type { ImageStorage } from './imageStorage.ts';

export interface UploadOptions {
  readonly images: ImageStorage;
  readonly perMinute: number;
}

/** The most fields beside the picture. They are ignored, but a client of imgbb may send some, such as a name. */
const otherFields = 10;
const tooManyCodes = new Set(['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT']);

const readUpload = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart())
    throw new ApiError('unsupported', 'A picture is sent as the field "image" of a form.');
  try {
    let bytes: Buffer | null = null;
    // To the end of the form, since only then a second picture is noticed.
    for await (const part of request.files()) {
      // A form may have one picture (`files: 1`): here it is in another field.
      if (part.fieldname !== 'image') break;
      bytes = await part.toBuffer();
      // No error is thrown for a file that ends right after the limit.
      if (part.file.truncated) throw tooLarge();
    }
    if (bytes === null) throw invalid('image', 'The form has no picture in its field "image".');
    return bytes;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    if (tooManyCodes.has(code))
      throw invalid('image', `A form may have one picture and at most ${otherFields} other fields.`);
    if (error instanceof ApiError) throw error;
    // Nothing but the request's bytes is read here, so they have caused the error.
    request.log.info({ err: error }, 'the form could not be read');
    throw invalid('image', 'The form with the picture is broken and cannot be read.');
  }
};

/** The shop's image host: POST /upload with imgbb's response format (AP-7). Mounted under `/api`. */
export const uploadRoutes: FastifyPluginAsync<UploadOptions> = async (app, { images, perMinute }) => {
  await app.register(multipart, {
    limits: { fileSize: imageLimits.bytes, files: 1, fields: otherFields, parts: 1 + otherFields },
  });
  answerCall(
    app,
    uploadImageCall,
    async (request) => {
      const image = await encodeImage(await readUpload(request));
      const { width, height } = image;
      const url = await images.save(image, request.query.expiration);
      return { success: true as const, data: { url, width, height } };
    },
    { limit: { rate: app.perMinute('uploads', perMinute), key: (request) => callerOf(request).uid } },
  );
};
