import sharp from 'sharp';

// By default sharp also decodes SVG, TIFF, GIF and more, which the shop does not accept.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Each image is read once, so a cache would only use memory.
sharp.cache(false);
// One thread for each image: how many are worked on at once is for the queues to decide.
sharp.concurrency(1);

/** sharp, able to decode JPEG, PNG and WebP only. */
export { sharp };
