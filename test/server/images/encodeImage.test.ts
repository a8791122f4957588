import { expect, it } from 'vitest';
import { encodeImage } from '#server/images/encodeImage.ts';

it('AP-7 refuses a broken picture, with the reason for the log', async () => {
  const startOfJpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  await expect(encodeImage(startOfJpeg)).rejects.toMatchObject({
    code: 'invalid',
    message: 'The picture is broken and cannot be read.',
    cause: expect.any(Error),
  });
});
