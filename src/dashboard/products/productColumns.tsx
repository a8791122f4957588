import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { productPicture } from '#domain/constants.ts';
import { type Product, productPath } from '#domain/product.ts';
import type { Column } from '#ui/layout/Table.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { ProductActions } from './ProductActions.tsx';
import { nothing, priceCell, shortName } from './productCells.ts';

/** The columns of the product list (AP-1). */
export const productColumns: readonly Column<Product>[] = [
  {
    key: 'name',
    header: 'Name',
    breaks: 'name',
    cell: (product) => (
      <ProductLink to={productPath(product._id)} title={product.name}>
        {shortName(product)}
      </ProductLink>
    ),
  },
  { key: 'category', header: 'Category', cell: ({ category }) => category || nothing },
  { key: 'subCategory', header: 'Sub-Category', cell: ({ subCategory }) => subCategory || nothing },
  { key: 'type', header: 'Type', cell: ({ productType }) => productType || nothing },
  { key: 'price', header: 'Price', align: 'end', cell: ({ originalPrice }) => priceCell(originalPrice) },
  { key: 'offer', header: 'Offer', align: 'end', cell: ({ offerPrice }) => priceCell(offerPrice) },
  {
    key: 'image',
    header: 'Image',
    cell: ({ images }) => (
      <Thumbnail>
        <Picture
          src={images[0]}
          alt=""
          width={productPicture.width}
          height={productPicture.height}
          sizes="48px"
        />
      </Thumbnail>
    ),
  },
  { key: 'actions', header: 'Actions', cell: (product) => <ProductActions product={product} /> },
];

const ProductLink = styled(Link)`
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: var(--accent);
    text-decoration: underline;
  }
`;

const Thumbnail = styled.div`
  width: 48px;
  overflow: hidden;
  border-radius: var(--radius-s);

  svg {
    width: 24px;
  }
`;
