import { styled } from 'styled-components';
import { useProductPagesInfiniteQuery } from '#api/productsApi.ts';
import { pageSizes, searchLengths } from '#domain/constants.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Table } from '#ui/layout/Table.tsx';
import { addresses, screenHandle } from '../components/addresses.ts';
import { DenseTable } from '../components/DenseTable.tsx';
import { ListPage } from '../components/ListPage.tsx';
import { freshOnMount } from '../components/queryOptions.ts';
import { usePagination } from '../components/usePagination.ts';
import { useSearchParam } from '../components/useSearchParam.ts';
import { productColumns } from './productColumns.tsx';

const heading = 'View All Products';
export const handle = screenHandle(heading);

/** All products of the shop, for staff (AP-1). */
export const Component = () => {
  const search = useSearchParam();
  const pagination = usePagination();
  const query = useProductPagesInfiniteQuery(
    { searchQuery: search.search, limit: pageSizes.products, after: pagination.after },
    freshOnMount,
  );
  const page = query.data?.pages[0];
  const add = (
    <ButtonLink to={addresses.addProduct}>
      <Icon name="plus" size={18} /> Add Product
    </ButtonLink>
  );
  return (
    <ListPage
      title={heading}
      noun="products"
      query={query}
      page={page}
      pagination={{ ...pagination, size: pageSizes.products }}
      search={{ ...search, label: 'Search by name', maxLength: searchLengths.products }}
      action={add}
      empty={{ title: 'The shelves are empty', text: 'Add the first product of the shop.', action: add }}
    >
      <ProductTable>
        <Table
          caption={heading}
          columns={productColumns}
          rows={page?.items ?? []}
          rowKey={(product) => product._id}
          maxHeight="80vh"
          busy={query.isFetching}
        />
      </ProductTable>
    </ListPage>
  );
};

/** Keeps the three icons of a row on one line when the window is wide enough. */
const ProductTable = styled(DenseTable)`
  @media (min-width: 900px) {
    td:last-child > * {
      flex-wrap: nowrap;
    }
  }
`;
