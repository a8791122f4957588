import { number, object, type Schema, string } from 'yup';
import { isOwnImage, widestImage } from './image.ts';
import type { ShopPicture } from './shopPicture.ts';

/** The settings that are pictures. */
export const pictureSettings = ['logo', 'icon', 'sharingPicture'] as const;
export type PictureSetting = (typeof pictureSettings)[number];

/** A picture as text, for the audit log. */
export const pictureText = ({ address, width, height }: ShopPicture): string =>
  `${address} (${width} × ${height})`;

/** Width of a logo as a multiple of its height; a wider one would leave no space for the buttons in a phone's header. */
const longestLogo = 4;

/** Whether a logo of that shape fits into the header. */
export const fitsHeader = (logo: ShopPicture | null): boolean =>
  logo === null || logo.width <= longestLogo * logo.height;

/** Pixels: the shop stores pictures up to `widestImage` wide, and up to three times as high (`encodeImage.ts`). */
const longestSide = 3 * widestImage;

/** Maximum number of characters. */
const addressLength = 500;

const side = (what: string) => {
  const message = `The size of the ${what} must be whole pixels from 1 to ${longestSide}`;
  return number()
    .typeError(message)
    .required(message)
    .integer(message)
    .min(1, message)
    .max(longestSide, message);
};

/** An address with a host and a path that can stand in an attribute of markup, as of a picture in a bucket or on an image host. */
const httpsAddress = /^https:\/\/[^\s/"'<>]+\/[^\s"'<>]*$/;

/** The rule for a picture or `null`: an image of the shop's own, or one at an address that begins with `https://`. */
export const shopPictureSchema = (label: string): Schema<ShopPicture | null> => {
  const what = label.toLowerCase();
  return object({
    address: string()
      .typeError(`The address of the ${what} must be text`)
      .required(`The address of the ${what} is missing`)
      .max(addressLength, `The address of the ${what} may have at most ${addressLength} characters`)
      .test(
        'address',
        `The ${what} must be a picture that was uploaded here`,
        (value) => isOwnImage(value) || httpsAddress.test(value),
      ),
    width: side(what),
    height: side(what),
  })
    .typeError(`The ${what} must be a picture or none`)
    .nullable()
    .defined(`The ${what} is missing`);
};
