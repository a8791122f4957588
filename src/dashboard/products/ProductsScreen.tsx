import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { useCatalogPageQuery } from '#api/products/catalogApi.ts';
import { useGetCategoryTreeQuery } from '#api/products/categoryTreeApi.ts';
import { isAdmin } from '#domain/accounts/role.ts';
import type { Category } from '#domain/products/categoryTree.ts';
import type { Product } from '#domain/products/product.ts';
import { pageSizes, searchLengths } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { selectRole } from '#slices/sessionSlice.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { Table } from '#ui/layout/Table.tsx';
import { from } from '#ui/theme/media.ts';
import { useListSearch } from '../components/filters/useListSearch.ts';
import { DenseTable, narrowTable } from '../components/lists/DenseTable.ts';
import { showsPreviousRows } from '../components/lists/ListBody.tsx';
import { ListPage } from '../components/lists/ListPage.tsx';
import { shownPage } from '../components/lists/shownPage.ts';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { usePagination } from '../components/paging/usePagination.ts';
import { addresses, screenHandle } from '../components/routing/addresses.ts';
import { type Selection, useSelection } from '../components/selection/useSelection.ts';
import { BarcodeHit, useBarcodeHit } from './BarcodeHit.tsx';
import { BulkProductsBar } from './BulkProductsBar.tsx';
import { ProductFileActions } from './ProductFileActions.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ChangePricesDialog } from './prices/ChangePricesDialog.tsx';
import { productColumns } from './productColumns.tsx';
import { SoldOutNotice } from './SoldOutNotice.tsx';
import { readCatalogArgs, useCatalogFilter } from './useCatalogFilter.ts';
import { useSoldOutChanges } from './useSoldOutChanges.ts';
import { useStockMarks } from './useStockMarks.ts';

const heading = messages.viewAllProducts;
export const handle = screenHandle(heading);

// Constants, so that a render without data does not render the rows again.
const noProducts: readonly Product[] = [];
const noCategories: readonly Category[] = [];

/** The selection with the rows of this page brought up to date. */
const withRows = (selection: Selection<Product>, rows: readonly Product[]): Selection<Product> => {
  const rowsById = new Map(rows.map((product) => [product._id, product]));
  const items = selection.items.map((product) => rowsById.get(product._id) ?? product);
  return { ...selection, items };
};

/** The screen with the list of all products, for staff (AP-1, MD-8, MD-13 to MD-15). */
export const Component = () => {
  const search = useListSearch();
  const pagination = usePagination();
  const filters = useCatalogFilter();
  /** The products of the open dialog, as they were when it was opened. */
  const [pricedProducts, setPricedProducts] = useState<readonly Product[] | null>(null);
  const [params] = useSearchParams();
  const args = readCatalogArgs(params);
  const query = useCatalogPageQuery(args, refetchOnMount);
  const page = shownPage(query);
  const barcodeHit = useBarcodeHit(search.text);
  const rows = page?.items ?? noProducts;
  const { after: _after, ...filter } = args;
  const { sort: _sort, ...unsortedFilter } = filter;
  // The selection stays when only the sort changes: the list has the same products.
  const selected = useSelection<Product>(JSON.stringify(unsortedFilter), showsPreviousRows(query));
  const selection = useMemo(() => withRows(selected, rows), [selected, rows]);
  const soldOutChanges = useSoldOutChanges(rows);
  const stockMarks = useStockMarks(rows);
  const { categories = noCategories } = useGetCategoryTreeQuery().data ?? {};
  const columns = useMemo(
    () => productColumns({ categories, rows, selection, soldOutChanges, stockMarks }),
    [categories, rows, selection, soldOutChanges, stockMarks],
  );
  const add = (
    <ButtonLink to={addresses.addProduct}>
      <StaffIcon name="plus" size={18} /> {messages.addProduct}
    </ButtonLink>
  );
  const role = useSelector(selectRole);
  const hasFiles = useCapability('products') && isAdmin(role);
  const actions = (
    <Actions>
      {hasFiles && <ProductFileActions />}
      {add}
    </Actions>
  );
  return (
    <>
      <ListPage
        title={heading}
        noun={messages.products}
        query={query}
        page={page}
        pagination={{ ...pagination, size: pageSizes.products }}
        search={{ ...search, label: messages.searchByName, maxLength: searchLengths.products }}
        filters={<ProductFilters filters={filters} />}
        bar={
          <>
            <BulkProductsBar
              filter={filter}
              rows={rows}
              total={page?.total ?? 0}
              selection={selection}
              soldOutChanges={soldOutChanges}
              onChangePrices={setPricedProducts}
            />
            <SoldOutNotice changes={soldOutChanges} />
            <BarcodeHit hit={barcodeHit} />
          </>
        }
        // A product found by its barcode: the list must not say beside it that nothing was found.
        hasOtherHit={barcodeHit !== null}
        activeFilter={filters.count > 0 ? filters : undefined}
        action={actions}
        empty={{ title: messages.noProductsYet, text: messages.addTheFirstProduct, action: add }}
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
      {pricedProducts !== null && (
        <ChangePricesDialog
          products={pricedProducts}
          onClose={(isDone) => {
            setPricedProducts(null);
            if (isDone) for (const { _id } of pricedProducts) selection.deselect(_id);
          }}
        />
      )}
    </>
  );
};

/** On a phone two buttons stand beside each other, and the third below them. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  @media (max-width: 480px) {
    flex: 1 1 100%;

    > * {
      flex: 1 1 auto;
      padding-inline: var(--space-2);
      font-size: var(--text-s);
    }
  }
`;

/** Puts the four icons of a row on two lines, or on one line if the window is wide enough. */
const ProductTable = styled(DenseTable)`
  /* A name that is cut after a space ends with dots that would stand alone on the second line. */
  td[data-narrow='title'] {
    text-wrap: balance;
  }

  ${from.medium} {
    td:last-child > * {
      gap: 0;
      width: calc(2 * var(--target));
    }
  }

  /* Eleven columns, some with a long word and prices of nine digits, in the widest common font. */
  ${narrowTable} {
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
