import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useStockRequestsQuery } from '#api/products/stockRequestsApi.ts';
import { type AskedItem, stockRequestDays } from '#domain/checkout/stockRequest.ts';
import { productPath, productTitle } from '#domain/products/product.ts';
import { itemLabel } from '#domain/products/stock.ts';
import { pageSizes, searchLengths } from '#domain/shop/constants.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/stock.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { useListSearch } from '../components/filters/useListSearch.ts';
import { SmallText } from '../components/layout/SmallText.ts';
import { TablePage } from '../components/lists/TablePage.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { usePagination } from '../components/paging/usePagination.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { withCapability } from '../components/routing/withCapability.tsx';
import { WaitingShoppers } from './WaitingShoppers.tsx';

const heading = messages.askedFor;
export const handle = screenHandle(heading);

const columns: Column<AskedItem>[] = [
  {
    key: 'item',
    header: messages.product,
    narrowLayout: 'title',
    wordBreak: 'name',
    cell: ({ product, isBack, ...item }) => (
      <Item>
        <Link to={productPath(product.id)}>{shownName(productTitle(product))}</Link>
        {itemLabel(item) === '' ? null : <span>{itemLabel(item)}</span>}
        {isBack ? <Badge tone="good">{messages.backInStock}</Badge> : null}
      </Item>
    ),
  },
  {
    key: 'count',
    header: messages.waiting,
    align: 'end',
    narrowLayout: 'half',
    cell: ({ count }) => formatCount(count),
  },
  {
    key: 'requests',
    header: messages.whoAsked,
    narrowLayout: 'full',
    cell: (item) => <WaitingShoppers item={item} />,
  },
];

/** The screen with the items that shoppers wait for, and these shoppers; items that are back in stock come first (GS-9). */
const AskedForScreen = () => {
  const pagination = usePagination();
  const search = useListSearch();
  const query = useStockRequestsQuery({ search: search.text, after: pagination.after }, refetchOnMount);
  const page = query.currentData;
  return (
    <TablePage
      title={heading}
      noun={messages.products}
      query={query}
      page={page}
      pagination={{ ...pagination, size: pageSizes.products }}
      search={{ ...search, label: messages.searchByNameOrPhone, maxLength: searchLengths.products }}
      filters={<SmallText>{messages.whenNumbersAreDeleted(stockRequestDays)}</SmallText>}
      empty={{
        title: messages.nobodyIsWaiting,
        text: messages.whereShoppersAsk,
        icon: <Icon name="phone" size={32} />,
      }}
      columns={columns}
      rowKey={({ product, color, size }) => JSON.stringify([product.id, color, size])}
    />
  );
};

export const Component = withCapability('stock', AskedForScreen, heading, messages.serverDoesNotCount);

const Item = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);

  a {
    font-weight: 600;
  }
`;
