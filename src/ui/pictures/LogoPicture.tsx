import { imageSources } from '#domain/shop/image.ts';
import { logoWidth, type ShopPicture } from '#domain/shop/shopPicture.ts';

interface LogoPictureProps {
  readonly picture: ShopPicture;
  /** CSS pixels. */
  readonly height: number;
}

/** The shop's own logo with this height, its space reserved. Its `alt` is empty, since the shop's name is beside or above it. */
export const LogoPicture = ({ picture, height }: LogoPictureProps) => {
  const { address } = picture;
  const width = logoWidth(picture, height);
  return (
    <img
      width={width}
      height={height}
      src={address}
      srcSet={imageSources(address)}
      sizes={`${width}px`}
      alt=""
    />
  );
};
