import sharp from 'sharp';

// sharp decodes SVG, TIFF, GIF and more by default; the shop accepts JPEG, PNG and WebP only.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadWebpFile',
  ],
});
// Each image is read once, so a cache would only use memory.
sharp.cache(false);
sharp.concurrency(1);

/** sharp, able to decode JPEG, PNG and WebP only. */
export { sharp };
