import type { CourierId } from '#domain/consignments/couriers.ts';
import { pathaoUpload } from './pathaoUpload.ts';
import { redxUpload } from './redxUpload.ts';
import { steadfastUpload } from './steadfastUpload.ts';
import type { UploadFile } from './uploadFile.ts';

/** The upload files by courier; the other couriers take none. */
export const uploadFiles: Readonly<Partial<Record<CourierId, UploadFile>>> = {
  steadfast: steadfastUpload,
  pathao: pathaoUpload,
  redx: redxUpload,
};
