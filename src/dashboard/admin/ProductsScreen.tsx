import { useProductPagesInfiniteQuery } from '#api/productsApi.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Icon } from '#ui/goods/Icon.tsx';
import { Table } from '#ui/layout/Table.tsx';
import { addresses } from '../frame/addresses.ts';
import { titled } from '../frame/titled.ts';
import { ListPage } from '../listing/ListPage.tsx';
import { useAddressSearch } from '../listing/useAddressSearch.ts';
import { productColumns } from './productColumns.tsx';

const heading = 'View All Products';
export const handle = titled(heading);

/** Every product of the shop, for staff (AP-1). */
export const Component = () => {
  const search = useAddressSearch();
  const answer = useProductPagesInfiniteQuery(
    { searchQuery: search.search },
    { refetchOnMountOrArgChange: true },
  );
  const pages = answer.data?.pages ?? [];
  const products = pages.flatMap((page) => page.items);
  const add = (
    <ButtonLink to={addresses.addProduct}>
      <Icon name="plus" size={18} /> Add Product
    </ButtonLink>
  );
  return (
    <ListPage
      title={heading}
      what="products"
      answer={answer}
      shown={products.length}
      total={pages[0]?.total ?? 0}
      search={{ ...search, label: 'Search by name' }}
      action={add}
      empty={{ title: 'The shelves are empty', text: 'Add the first product of the shop.', action: add }}
    >
      <Table
        caption={heading}
        columns={productColumns}
        rows={products}
        rowKey={(product) => product._id}
        maxHeight="80vh"
        busy={answer.isFetching}
      />
    </ListPage>
  );
};
