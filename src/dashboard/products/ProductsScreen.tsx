import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCatalogPagesInfiniteQuery } from '#api/catalogApi.ts';
import { pageSizes, searchLengths } from '#domain/constants.ts';
import type { Product } from '#domain/product.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Table } from '#ui/layout/Table.tsx';
import { from } from '#ui/theme/media.ts';
import { addresses, screenHandle } from '../components/addresses.ts';
import { DenseTable } from '../components/DenseTable.tsx';
import { ListPage } from '../components/ListPage.tsx';
import { freshOnMount } from '../components/queryOptions.ts';
import { usePagination } from '../components/usePagination.ts';
import { useSearchParam } from '../components/useSearchParam.ts';
import { type Selection, useSelection } from '../components/useSelection.ts';
import { BulkProductsBar } from './BulkProductsBar.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ChangePricesDialog } from './prices/ChangePricesDialog.tsx';
import { productColumns } from './productColumns.tsx';
import { readCatalogArgs } from './readCatalogArgs.ts';
import { StockNotice } from './StockNotice.tsx';
import { useCatalogFilter } from './useCatalogFilter.ts';
import { useStockChanges } from './useStockChanges.ts';

const heading = 'View All Products';
export const handle = screenHandle(heading);

// The same object at each render, so that the rows are not rendered again.
const noProducts: readonly Product[] = [];

/** The chosen products, those on this page as the list tells them now. */
const withRows = (selection: Selection<Product>, rows: readonly Product[]): Selection<Product> => {
  const current = new Map(rows.map((product) => [product._id, product]));
  return { ...selection, items: selection.items.map((product) => current.get(product._id) ?? product) };
};

/** All products of the shop, for staff (AP-1, MD-8, MD-13 to MD-15). */
export const Component = () => {
  const search = useSearchParam();
  const pagination = usePagination();
  const filters = useCatalogFilter();
  const [isChangingPrices, setIsChangingPrices] = useState(false);
  const args = readCatalogArgs(useSearchParams()[0]);
  const query = useCatalogPagesInfiniteQuery(args, freshOnMount);
  const page = query.data?.pages[0];
  const rows = page?.items ?? noProducts;
  const { after: _after, ...filter } = args;
  const { sort: _sort, ...chosenFrom } = filter;
  const chosen = useSelection<Product>(JSON.stringify(chosenFrom));
  const selection = useMemo(() => withRows(chosen, rows), [chosen, rows]);
  const stock = useStockChanges(rows);
  const columns = useMemo(() => productColumns({ rows, selection, stock }), [rows, selection, stock]);
  const add = (
    <ButtonLink to={addresses.addProduct}>
      <Icon name="plus" size={18} /> Add Product
    </ButtonLink>
  );
  return (
    <>
      <ListPage
        title={heading}
        noun="products"
        query={query}
        page={page}
        pagination={{ ...pagination, size: pageSizes.products }}
        search={{ ...search, label: 'Search by name', maxLength: searchLengths.products }}
        filters={<ProductFilters filters={filters} />}
        bar={
          <>
            <BulkProductsBar
              filter={filter}
              rows={rows}
              total={page?.total ?? 0}
              selection={selection}
              stock={stock}
              onChangePrices={() => setIsChangingPrices(true)}
            />
            <StockNotice stock={stock} />
          </>
        }
        activeFilter={filters.count > 0 ? filters : undefined}
        action={add}
        empty={{ title: 'The shelves are empty', text: 'Add the first product of the shop.', action: add }}
      >
        <ProductTable>
          <Table
            caption={heading}
            columns={columns}
            rows={rows}
            rowKey={(product) => product._id}
            maxHeight="80vh"
            busy={query.isFetching}
          />
        </ProductTable>
      </ListPage>
      {isChangingPrices && (
        <ChangePricesDialog
          products={selection.items}
          onClose={(isDone) => {
            setIsChangingPrices(false);
            if (isDone) selection.replace([]);
          }}
        />
      )}
    </>
  );
};

/** The icons of a row are in two lines of two, or on one line when the window is wide enough. */
const ProductTable = styled(DenseTable)`
  ${from.medium} {
    td:last-child > * {
      gap: 0;
      width: calc(2 * var(--target));
    }
  }

  /* Ten columns, some with a long word, in the widest common font. */
  @media (min-width: 769px) and (max-width: 900px) {
    table {
      font-size: var(--text-xs);
    }

    th,
    td {
      padding-inline: 2px;
    }
  }

  @media (min-width: 1100px) {
    td:last-child > * {
      flex-wrap: nowrap;
      gap: var(--space-2);
      width: auto;
    }
  }
`;
