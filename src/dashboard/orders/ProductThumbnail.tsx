import { styled } from 'styled-components';
import { productImage } from '#domain/shop/constants.ts';
import { Picture } from '#ui/products/Picture.tsx';

interface ProductThumbnailProps {
  readonly src: string | undefined;
  /** The displayed width, as in `sizes` of an img. */
  readonly sizes: '48px' | '56px';
}

/** The small picture of a product, beside its name. */
export const ProductThumbnail = ({ src, sizes }: ProductThumbnailProps) => (
  <Root>
    <Picture src={src} alt="" width={productImage.width} height={productImage.height} sizes={sizes} />
  </Root>
);

const Root = styled.div`
  overflow: hidden;
  border-radius: var(--radius-s);
`;
