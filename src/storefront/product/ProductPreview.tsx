import { styled } from 'styled-components';
import { widestImage } from '#domain/image.ts';
import { type Product, productTitle } from '#domain/product.ts';
import { Container } from '#ui/layout/Container.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { GalleryFrame, galleryImages } from './GalleryFrame.tsx';
import { ProductIntro, RestPlaceholder } from './ProductIntro.tsx';

interface ProductPreviewProps {
  readonly product: Product;
  /** The file of its picture that the browser has. */
  readonly picture: string | undefined;
}

/** The first view of a product's page, from what a list knows, where the page itself will have it. */
export const ProductPreview = ({ product, picture }: ProductPreviewProps) => {
  const pictures = galleryImages(product.images).map((image, index) => `${index} ${image}`);
  return (
    <Container>
      <ProductIntro
        product={product}
        gallery={
          <GalleryFrame
            label={`Pictures of ${productTitle(product)}`}
            picture={<FirstPicture product={product} picture={picture} />}
            thumbnails={pictures.map((key, index) => (
              <button key={key} type="button" tabIndex={-1} aria-current={index === 0}>
                <Square />
              </button>
            ))}
          />
        }
      />
      <RestPlaceholder />
    </Container>
  );
};

const FirstPicture = ({ product, picture }: ProductPreviewProps) => {
  const [image = ''] = product.images;
  if (image === '') return <Picture src="" alt="" width={widestImage} height={widestImage} sizes="" />;
  return picture === undefined ? <Square /> : <Square as="img" src={picture} alt="" decoding="sync" />;
};

const Square = styled.div`
  display: block;
  aspect-ratio: 1;
  width: 100%;
  object-fit: cover;
  background: var(--surface-sunken);
`;
