import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useStockListQuery } from '#api/products/stockApi.ts';
import { type CountedProduct, stockMark, stockViews } from '#domain/products/countedProduct.ts';
import { productTitle } from '#domain/products/product.ts';
import { itemLabel } from '#domain/products/stock.ts';
import { pageSizes, searchLengths } from '#domain/shop/constants.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/stock.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { Row } from '#ui/layout/Row.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { ListControls } from '../components/filters/ListControls.ts';
import { useListChoice } from '../components/filters/useListChoice.ts';
import { useListSearch } from '../components/filters/useListSearch.ts';
import { InlineField } from '../components/forms/InlineField.ts';
import { Collapsible } from '../components/layout/Collapsible.tsx';
import { TablePage } from '../components/lists/TablePage.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { usePagination } from '../components/paging/usePagination.ts';
import {
  addresses,
  countStockPath,
  productStockPath,
  screenHandle,
} from '../components/routing/addresses.ts';
import { withCapability } from '../components/routing/withCapability.tsx';
import { itemKey } from './itemKey.ts';
import { ScanToProduct } from './scanning/ScanToProduct.tsx';

const heading = messages.stock;
export const handle = screenHandle(heading);

const viewLabels = { all: messages.allCountedProducts, low: messages.fewPiecesLeft } as const;
const viewOptions = stockViews.map((value) => ({ value, label: viewLabels[value] }));

const columns: Column<CountedProduct>[] = [
  {
    key: 'name',
    header: messages.product,
    narrowLayout: 'title',
    wordBreak: 'name',
    cell: (product) => (
      <ProductLink to={productStockPath(product._id)}>{shownName(productTitle(product))}</ProductLink>
    ),
  },
  {
    key: 'pieces',
    header: messages.piecesLeft,
    narrowLayout: 'full',
    wordBreak: 'name',
    cell: (product) => <Items product={product} />,
  },
];

/** The screen with the pieces of all counted products (GS-7). */
const StockScreen = () => {
  const pagination = usePagination();
  const search = useListSearch();
  const [view, setView] = useListChoice('view', stockViews);
  const query = useStockListQuery({ view, search: search.text, after: pagination.after }, refetchOnMount);
  const page = query.currentData;
  return (
    <TablePage
      title={heading}
      action={
        <Row gap={2}>
          {page !== undefined && page.items.length > 0 && (
            <ButtonLink tone="plain" size="s" to={countStockPath(page.items.map(({ _id }) => _id))}>
              {messages.countThisPage}
            </ButtonLink>
          )}
          <ButtonLink tone="plain" size="s" to={addresses.stockLabels}>
            {messages.labels}
          </ButtonLink>
          <ButtonLink tone="plain" size="s" to={addresses.stockRequests}>
            {messages.askedForLink}
          </ButtonLink>
        </Row>
      }
      noun={messages.products}
      query={query}
      page={page}
      pagination={{ ...pagination, size: pageSizes.products }}
      search={{ ...search, label: messages.searchByNameOrBarcode, maxLength: searchLengths.products }}
      filters={
        <ListControls>
          <InlineField>
            <Select
              label={messages.show}
              options={viewOptions}
              value={view}
              onChange={({ target }) => setView(target.value)}
            />
          </InlineField>
        </ListControls>
      }
      bar={<ScanToProduct />}
      empty={{
        title: view === 'low' ? messages.nothingIsRunningLow : messages.noProductIsCounted,
        text: messages.howProductsAreCounted,
        icon: <StaffIcon name="rack" size={32} />,
      }}
      columns={columns}
      rowKey={(product) => product._id}
    />
  );
};

export const Component = withCapability('stock', StockScreen, heading, messages.serverDoesNotCount);

/** How many items of a product are shown at once; of a product with more of them only the number, until the user opens them. */
const fewItems = 8;

const Items = ({ product }: { readonly product: CountedProduct }) => {
  const list = (
    <List>
      {product.items.map(({ color, size, pieces }) => (
        <li key={itemKey({ color, size })} data-low={pieces <= product.low || undefined}>
          {itemLabel({ color, size })} <strong>{formatCount(pieces)}</strong>
        </li>
      ))}
    </List>
  );
  if (product.items.length <= fewItems) return list;
  return (
    <Collapsible summary={messages.itemsAndPieces(product.items.length, stockMark(product).pieces)}>
      {list}
    </Collapsible>
  );
};

const ProductLink = styled(Link)`
  font-weight: 600;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);

  [data-low] {
    color: var(--warning);
  }
`;
