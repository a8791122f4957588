import { useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useStockListQuery } from '#api/products/stockApi.ts';
import type { CountedProduct } from '#domain/products/countedProduct.ts';
import { productTitle } from '#domain/products/product.ts';
import { pageSizes, searchLengths } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/stock/labels.ts';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { useListSearch } from '../../components/filters/useListSearch.ts';
import { TablePage } from '../../components/lists/TablePage.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { usePagination } from '../../components/paging/usePagination.ts';
import { screenHandle } from '../../components/routing/addresses.ts';
import { withCapability } from '../../components/routing/withCapability.tsx';
import {
  type ChosenLabels,
  type GoodsLabelSize,
  type LabelledItem,
  labelsOf,
  readGoodsLabelSize,
} from './goodsLabels.ts';
import { LabelChoice } from './LabelChoice.tsx';
import { LabelOptions } from './LabelOptions.tsx';
import { LabelSheet } from './LabelSheet.tsx';

const heading = messages.labelsOfGoods;
export const handle = screenHandle(heading);

const noLabels: ChosenLabels = new Map();

const productColumn = {
  key: 'name',
  header: messages.product,
  narrowLayout: 'title',
  wordBreak: 'name',
  cell: (product: CountedProduct) => shownName(productTitle(product)),
} as const;

/** The screen on which staff choose labels with the barcodes of counted goods, and print them (GS-11). */
const GoodsLabelsScreen = () => {
  const pagination = usePagination();
  const search = useListSearch();
  const [chosen, setChosen] = useState(noLabels);
  const [size, setSize] = useState<GoodsLabelSize['name']>('50x25');
  const [hasPrice, setHasPrice] = useState(true);
  const query = useStockListQuery(
    { view: 'all', search: search.text, after: pagination.after },
    refetchOnMount,
  );
  const page = query.currentData;
  // Chosen items that this page shows get their present name and price.
  const { labels, omitted } = useMemo(() => labelsOf(chosen, page?.items ?? []), [chosen, page]);
  // Hundreds of codes are drawn in the background; printing is disabled until then.
  const drawn = useDeferredValue(labels);
  const columns = useMemo(() => {
    const choose = (labelled: LabelledItem, count: string) =>
      setChosen((current) => new Map(current).set(labelled.barcode, { labelled, count }));
    const choice = (product: CountedProduct) => (
      <LabelChoice product={product} chosen={chosen} onChoose={choose} />
    );
    return [
      productColumn,
      {
        key: 'labels',
        header: messages.labels,
        narrowLayout: 'full',
        wordBreak: 'name',
        cell: choice,
      } as const,
    ];
  }, [chosen]);
  return (
    <Root>
      <OnScreen>
        <TablePage
          title={heading}
          noun={messages.products}
          query={query}
          page={page}
          pagination={{ ...pagination, size: pageSizes.products }}
          search={{ ...search, label: messages.searchByNameOrBarcode, maxLength: searchLengths.products }}
          filters={
            <LabelOptions
              size={size}
              onSize={(name) => setSize(readGoodsLabelSize(name).name)}
              hasPrice={hasPrice}
              onPrice={setHasPrice}
              count={labels.length}
              omitted={omitted}
              isDrawn={drawn === labels}
              onClear={() => setChosen(noLabels)}
            />
          }
          empty={{
            title: messages.noProductIsCounted,
            text: messages.howProductsAreCounted,
            icon: <StaffIcon name="rack" size={32} />,
          }}
          columns={columns}
          rowKey={(product) => product._id}
        />
      </OnScreen>
      {drawn.length > 0 && <LabelSheet labels={drawn} size={readGoodsLabelSize(size)} hasPrice={hasPrice} />}
    </Root>
  );
};

export const Component = withCapability('stock', GoodsLabelsScreen, heading, messages.serverDoesNotCount);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media print {
    display: block;
  }
`;

const OnScreen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  /* The name stands beside the first of many items, not beside the middle one. */
  td { vertical-align: top; }

  @media print {
    display: none;
  }
`;
