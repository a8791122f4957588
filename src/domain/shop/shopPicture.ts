/** A picture of the shop's own look (SP-10): its stored address, and its size, for which pages keep space. */
export interface ShopPicture {
  readonly address: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The width of a logo shown in that height, in whole pixels. */
export const logoWidth = ({ width, height }: ShopPicture, displayedHeight: number): number =>
  Math.ceil((width / height) * displayedHeight);

/** Whether a logo is a lettering, at least twice as wide as high: it stands in the place of the name, not before it. */
export const isLettering = (logo: ShopPicture): boolean => logo.width >= 2 * logo.height;
