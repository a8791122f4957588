import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { savedCategoryTitle, subCategoryBengaliOf } from '#domain/products/bengaliCategories.ts';
import { type Category, type CategoryPlace, findCategory } from '#domain/products/categoryTree.ts';
import { type Product, productPath, productTitle } from '#domain/products/product.ts';
import { adminNameLength, productImage } from '#domain/shop/constants.ts';
import { lettersOf } from '#domain/values/lettersOf.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { choiceName } from '#messages/domain/choices.ts';
import { language } from '#messages/language.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { selectionColumn } from '../components/selection/selectionColumn.tsx';
import type { Selection } from '../components/selection/useSelection.ts';
import { ProductActions } from './ProductActions.tsx';
import { SoldOutSwitch } from './SoldOutSwitch.tsx';
import { StockCell } from './StockCell.tsx';
import type { SoldOutChanges } from './useSoldOutChanges.ts';
import type { StockMarks } from './useStockMarks.ts';

/** The first 20 letters of the name, with "..." when it is longer (AP-1). */
export const shortName = (product: Pick<Product, 'name'>): string => {
  const title = productTitle(product);
  const letters = lettersOf(title);
  return letters.length > adminNameLength ? `${letters.slice(0, adminNameLength).join('')}...` : title;
};

/** Shown in a cell for which the product has no value. */
const emptyCell = '–';

export const priceCell = (amount: number | null): string =>
  amount === null ? emptyCell : formatTaka(amount);

const nameCell = (name: string): ReactNode => (name === '' ? emptyCell : shownName(name));

/** The names of a product's category and sub-category in the language of the page. */
export const placeNames = (
  { category, subCategory }: CategoryPlace,
  categories: readonly Category[],
): CategoryPlace => {
  if (language !== 'bn') return { category, subCategory };
  const { subCategoryBengali } = subCategoryBengaliOf(categories, { category, subCategory });
  return {
    category: savedCategoryTitle(findCategory(categories, category) ?? { name: category }),
    subCategory: subCategoryBengali ?? subCategory,
  };
};

interface ProductColumnsOptions {
  readonly categories: readonly Category[];
  /** The products of this page. */
  readonly rows: readonly Product[];
  readonly selection: Selection<Product>;
  readonly soldOutChanges: SoldOutChanges;
  readonly stockMarks: StockMarks;
}

const isCounted = ({ stock }: Product): boolean => stock !== undefined;

const stockColumn = (stockMarks: StockMarks): Column<Product> => ({
  key: 'stock',
  header: messages.stock,
  narrowLayout: 'half',
  cell: (product) => <StockCell product={product} mark={stockMarks.get(product._id)} />,
});

/**
 * The columns of the product list (AP-1), among them checkboxes for bulk actions, the switch Sold out (MD-8) and, if a product
 * of this page is counted, its pieces (GS-14).
 */
export const productColumns = ({
  categories,
  rows,
  selection,
  soldOutChanges,
  stockMarks,
}: ProductColumnsOptions): readonly Column<Product>[] => [
  selectionColumn(rows, selection, productTitle),
  {
    key: 'name',
    header: messages.name,
    narrowLayout: 'title',
    wordBreak: 'name',
    cell: (product) => (
      <div>
        <ProductLink to={productPath(product._id)} title={productTitle(product)}>
          {shownName(shortName(product))}
        </ProductLink>
        {product.images.length === 0 && <NoPicture>{messages.noPicture}</NoPicture>}
      </div>
    ),
  },
  {
    key: 'category',
    header: messages.category,
    narrowLayout: 'half',
    wordBreak: 'name',
    cell: (product) => nameCell(placeNames(product, categories).category),
  },
  {
    key: 'subCategory',
    header: messages.subCategoryColumn,
    narrowLayout: 'half',
    wordBreak: 'name',
    cell: (product) => nameCell(placeNames(product, categories).subCategory),
  },
  {
    key: 'type',
    header: messages.type,
    narrowLayout: 'half',
    cell: ({ productType }) => choiceName(productType) || emptyCell,
  },
  {
    key: 'price',
    header: messages.price,
    narrowLayout: 'half',
    align: 'end',
    cell: ({ originalPrice }) => priceCell(originalPrice),
  },
  {
    key: 'offer',
    header: messages.offer,
    narrowLayout: 'half',
    align: 'end',
    cell: ({ offerPrice }) => priceCell(offerPrice),
  },
  {
    key: 'image',
    header: messages.imageColumn,
    narrowLayout: 'mark',
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
  ...(rows.some(isCounted) ? [stockColumn(stockMarks)] : []),
  {
    key: 'soldOut',
    header: messages.soldOut,
    narrowLayout: 'half',
    cell: (product) => <SoldOutSwitch product={product} changes={soldOutChanges} />,
  },
  {
    key: 'actions',
    header: messages.actions,
    narrowLayout: 'full',
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

const NoPicture = styled.small`
  display: block;
  color: var(--warning);
`;

const Thumbnail = styled.div`
  width: 48px;
  overflow: hidden;
  border-radius: var(--radius-s);

  svg {
    width: 24px;
  }
`;
