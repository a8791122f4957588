import { boolean, number, object, string } from 'yup';
import { type CallSchemas } from '../call/callSchemas.ts';

/**
 * Schemas of the call in uploads.ts, whose body is a form with the image in the field that `image` names. After `expiration` seconds a host
 * may delete the image (AP-7).
 */
export const uploadsSchemas = {
  uploadImage: {
    refusals: ['tooLarge', 'unsupported', 'tooMany'],
    query: object({
      expiration: number().typeError('expiration must be a number').min(0, 'expiration must be at least 0'),
    }),
    image: 'image',
    reply: object({
      success: boolean().required().isTrue(),
      data: object({
        url: string().required(),
        width: number().required(),
        height: number().required(),
      }).required(),
    }),
  },
} satisfies Record<string, CallSchemas>;
