import { boolean, number, object, string } from 'yup';
import { check } from './callSchemas.ts';
import { uploadPicture } from './uploads.ts';

export const uploadsSchemas = {
  uploadPicture: check(uploadPicture, {
    query: object({
      expiration: number().typeError('expiration must be a number').min(0, 'expiration must be at least 0'),
    }),
    picture: 'image',
    reply: object({
      success: boolean().required().isTrue(),
      data: object({
        url: string().required(),
        width: number().required(),
        height: number().required(),
      }).required(),
    }),
  }),
};
