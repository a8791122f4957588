import sharp from 'sharp';

// sharp reads SVG, TIFF, GIF and more by default; a shop's picture is JPEG, PNG or WebP, and nothing else is decoded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadWebpFile',
  ],
});
// A picture is read once; what a cache would keep is only memory.
sharp.cache(false);
sharp.concurrency(1);

/** sharp, able to decode JPEG, PNG and WebP only. */
export { sharp };
