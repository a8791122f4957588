import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { adminNameLength, productImage } from '#domain/constants.ts';
import { formatTaka } from '#domain/money.ts';
import { type Product, productPath, productTitle } from '#domain/product.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { PageCheckbox } from '../components/PageCheckbox.tsx';
import type { Selection } from '../components/useSelection.ts';
import { ProductActions } from './ProductActions.tsx';
import { SoldOutSwitch } from './SoldOutSwitch.tsx';
import type { StockChanges } from './useStockChanges.ts';

/** The first 20 characters of the name, with "..." when it is longer (AP-1). */
export const shortName = (product: Pick<Product, 'name'>): string => {
  const characters = Array.from(productTitle(product));
  return characters.length > adminNameLength
    ? `${characters.slice(0, adminNameLength).join('')}...`
    : characters.join('');
};

/** Shown in a cell for which the product has no value. */
const emptyCell = '–';

export const priceCell = (amount: number | null): string =>
  amount === null ? emptyCell : formatTaka(amount);

interface ProductColumnsOptions {
  /** The products of this page. */
  readonly rows: readonly Product[];
  readonly selection: Selection<Product>;
  readonly stock: StockChanges;
}

/** The columns of the product list (AP-1), with the choice of many and the switch of MD-8. */
export const productColumns = ({
  rows,
  selection,
  stock,
}: ProductColumnsOptions): readonly Column<Product>[] => [
  {
    key: 'selection',
    header: 'Chosen',
    hiddenHeader: true,
    narrow: 'mark',
    headerControl: <PageCheckbox rows={rows} selection={selection} />,
    cell: (product) => (
      <Checkbox
        label={`Choose ${productTitle(product)}`}
        hiddenLabel
        checked={selection.has(product._id)}
        onChange={(isSelected) => selection.toggle(product, isSelected)}
      />
    ),
  },
  {
    key: 'name',
    header: 'Name',
    narrow: 'title',
    breaks: 'name',
    cell: (product) => (
      <ProductLink to={productPath(product._id)} title={product.name}>
        {shortName(product)}
      </ProductLink>
    ),
  },
  { key: 'category', header: 'Category', narrow: 'half', cell: ({ category }) => category || emptyCell },
  {
    key: 'subCategory',
    header: 'Sub-Category',
    narrow: 'half',
    cell: ({ subCategory }) => subCategory || emptyCell,
  },
  { key: 'type', header: 'Type', narrow: 'half', cell: ({ productType }) => productType || emptyCell },
  {
    key: 'price',
    header: 'Price',
    narrow: 'half',
    align: 'end',
    cell: ({ originalPrice }) => priceCell(originalPrice),
  },
  {
    key: 'offer',
    header: 'Offer',
    narrow: 'half',
    align: 'end',
    cell: ({ offerPrice }) => priceCell(offerPrice),
  },
  {
    key: 'image',
    header: 'Image',
    narrow: 'mark',
    cell: ({ images }) => (
      <Thumbnail>
        <Picture
          src={images[0]}
          alt=""
          width={productImage.width}
          height={productImage.height}
          sizes="48px"
        />
      </Thumbnail>
    ),
  },
  {
    key: 'soldOut',
    header: 'Sold out',
    narrow: 'half',
    cell: (product) => <SoldOutSwitch product={product} stock={stock} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    narrow: 'full',
    cell: (product) => <ProductActions product={product} />,
  },
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
