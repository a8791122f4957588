import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { uploadImageCall } from '#contract/shop/uploads.ts';
import { callerOf } from '../auth/authorization.ts';
import { ApiError, invalid } from '../errors/apiError.ts';
import { contractRoute } from '../http/routes/contractRoute.ts';
import { encodeImage, imageLimits, tooLarge } from './encodeImage.ts';
import type { ImageStorage } from './imageStorage.ts';

export interface UploadOptions {
  readonly images: ImageStorage;
  readonly perMinute: number;
}

const tooLargeCodes = new Set(['FST_REQ_FILE_TOO_LARGE', 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT']);

const readUpload = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart())
    throw new ApiError('unsupported', 'A picture is sent as the field "image" of a form.');
  try {
    const part = await request.file();
    if (part?.fieldname !== 'image') throw invalid('image', 'The form has no picture in its field "image".');
    const bytes = await part.toBuffer();
    // No error is thrown for a file that ends right after the limit.
    if (part.file.truncated) throw tooLarge();
    return bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && tooLargeCodes.has(String(error.code))) {
      throw tooLarge();
    }
    if (error instanceof ApiError) throw error;
    // Nothing but the request's bytes is read here, so they have caused the error.
    request.log.info({ err: error }, 'the form could not be read');
    throw invalid('image', 'The form with the picture is broken and cannot be read.');
  }
};

/** The shop's image host: POST /upload with imgbb's response format (AP-7). Mounted under `/api`. */
export const uploadRoutes: FastifyPluginAsync<UploadOptions> = async (app, { images, perMinute }) => {
  await app.register(multipart, {
    // Other fields than the picture are ignored: a client of imgbb may send some, such as a name.
    limits: { fileSize: imageLimits.bytes, files: 1, fields: 10, parts: 11 },
  });
  app.route(
    contractRoute(uploadImageCall, {
      limit: { rate: app.perMinute('uploads', perMinute), key: (request) => callerOf(request).uid },
      handler: async (request) => {
        const image = await encodeImage(await readUpload(request));
        const { width, height } = image;
        const url = await images.save(image, request.query.expiration);
        return { success: true as const, data: { url, width, height } };
      },
    }),
  );
};
