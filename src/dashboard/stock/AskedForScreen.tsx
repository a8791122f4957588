import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { useStockRequestsQuery } from '#api/products/stockRequestsApi.ts';
import { type AskedItem, stockRequestDays } from '#domain/checkout/stockRequest.ts';
import { productPath, productTitle } from '#domain/products/product.ts';
import { itemLabel } from '#domain/products/stock.ts';
import { pageSizes, searchLengths } from '#domain/shop/constants.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { type Column, Table } from '#ui/layout/Table.tsx';
import { useSearchParam } from '../components/filters/useSearchParam.ts';
import { ListPage } from '../components/lists/ListPage.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { usePagination } from '../components/paging/usePagination.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { WaitingShoppers } from './WaitingShoppers.tsx';

const heading = 'Asked For';
export const handle = screenHandle(heading);

const columns: Column<AskedItem>[] = [
  {
    key: 'item',
    header: 'Product',
    narrowLayout: 'title',
    wordBreak: 'name',
    cell: ({ product, isBack, ...item }) => (
      <Item>
        <Link to={productPath(product.id)}>{productTitle(product)}</Link>
        {itemLabel(item) === '' ? null : <span>{itemLabel(item)}</span>}
        {isBack ? <Badge tone="good">Back</Badge> : null}
      </Item>
    ),
  },
  { key: 'count', header: 'Waiting', align: 'end', narrowLayout: 'half', cell: ({ count }) => count },
  {
    key: 'requests',
    header: 'Who asked',
    narrowLayout: 'full',
    cell: (item) => <WaitingShoppers item={item} />,
  },
];

/** Shoppers who wait for goods that are sold out, by item; what is back is on top (GS-9). */
export const Component = () => {
  const pagination = usePagination();
  const search = useSearchParam();
  const isSupported = useCapability('stock');
  const query = useStockRequestsQuery(
    { search: search.search, after: pagination.after },
    { ...refetchOnMount, skip: !isSupported },
  );
  const page = query.currentData;
  if (!isSupported)
    return <EmptyState isFullScreen title={heading} text="This shop's server does not count goods." />;
  return (
    <ListPage
      title={heading}
      noun="products"
      query={query}
      page={page}
      pagination={{ ...pagination, size: pageSizes.products }}
      search={{ ...search, label: 'Search by name or phone number', maxLength: searchLengths.products }}
      filters={
        <Hint>
          A number is deleted once it is told or removed, and {stockRequestDays} days after it was left.
        </Hint>
      }
      empty={{
        title: 'Nobody is waiting',
        text: 'Shoppers leave their numbers on the page of a product that is sold out.',
        icon: <Icon name="phone" size={32} />,
      }}
    >
      <Table
        caption={heading}
        columns={columns}
        rows={page?.items ?? []}
        rowKey={({ product, color, size }) => JSON.stringify([product.id, color, size])}
        busy={query.isFetching}
      />
    </ListPage>
  );
};

const Item = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);

  a {
    font-weight: 600;
  }
`;

const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
`;
