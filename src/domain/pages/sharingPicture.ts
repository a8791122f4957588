/**
 * The picture that a link preview shows. Previews crop other shapes, and some of them show no WebP: the server makes
 * a JPEG of this size from one of the shop's own images, `/pictures/share/NAME-450.jpg` from
 * `/pictures/NAME-450.webp`.
 */

/** Pixels. */
export const sharingSize = { width: 1200, height: 630 } as const;

/** Paths of the shop's own images, and of their sharing pictures; the group is the name that both have. */
const imagePath = /^\/pictures\/((?:[\w-]+\/)?[\w-]+)\.webp$/;
const picturePath = /^\/pictures\/share\/((?:[\w-]+\/)?[\w-]+)\.jpg$/;

/** Path of the image's sharing picture; `undefined` for an image of another host. */
export const sharingPicturePath = (image: string): string | undefined => {
  const name = imagePath.exec(image)?.[1];
  return name === undefined ? undefined : `/pictures/share/${name}.jpg`;
};

/** Path of the image that the sharing picture shows; `undefined` for the path of no sharing picture. */
export const sharedImage = (path: string): string | undefined => {
  const name = picturePath.exec(path)?.[1];
  return name === undefined ? undefined : `/pictures/${name}.webp`;
};
