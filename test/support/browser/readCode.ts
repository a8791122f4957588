import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import sharp from 'sharp';

const formats = {
  qr: BarcodeFormat.QR_CODE,
  code128: BarcodeFormat.CODE_128,
  ean: BarcodeFormat.EAN_13,
  ean8: BarcodeFormat.EAN_8,
};

interface Picture {
  /** One byte for each pixel, row after row: 0 is black. */
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The text that a scanner reads from the code in the pixels. Throws when it finds none. */
export const readPixels = ({ pixels, width, height }: Picture, kind: keyof typeof formats): string => {
  const reader = new MultiFormatReader();
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [formats[kind]]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  const source = new RGBLuminanceSource(pixels, width, height);
  return reader.decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
};

/** The text that a scanner reads from the code in a PNG. Throws when it finds none. */
export const readCode = async (png: Buffer, kind: keyof typeof formats): Promise<string> => {
  const { data, info } = await sharp(png)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return readPixels({ pixels: new Uint8ClampedArray(data), width: info.width, height: info.height }, kind);
};
