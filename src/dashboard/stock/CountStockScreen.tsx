import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStockByIdQuery } from '#api/products/stockCountsApi.ts';
import { countedAtOnce } from '#domain/products/countedProduct.ts';
import { idShape } from '#domain/values/id.ts';
import * as messages from '#messages/dashboard/stock.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { PartNotLoaded } from '../components/loading/PartNotLoaded.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { addresses, screenHandle } from '../components/routing/addresses.ts';
import { withCapability } from '../components/routing/withCapability.tsx';
import { CountStockForm } from './CountStockForm.tsx';

const heading = messages.countPieces;
export const handle = screenHandle(heading);

/** The ids of products in the address, each once and as many as can be counted at once; anything that is no id is left out. */
const useChosenIds = (): readonly string[] => {
  const [params] = useSearchParams();
  const list = params.get('products') ?? '';
  return useMemo(() => {
    const texts = [...new Set(list.split(','))];
    return texts.filter((text) => idShape.test(text)).slice(0, countedAtOnce);
  }, [list]);
};

/** The screen that counts the products selected in the product list, or the products of a page of Stock (GS-14). */
const CountStockScreen = () => {
  const ids = useChosenIds();
  const query = useStockByIdQuery(
    // The pieces that open orders hold are shown beside the others.
    { ids, readsHeld: true },
    { ...refetchOnMount, skip: ids.length === 0 },
  );
  const { currentData } = query;
  const products = currentData ?? [];
  const isEmpty = ids.length === 0 || currentData?.length === 0;
  const uncountedNumber = ids.length - products.length;
  return (
    <Stack gap={4}>
      <PageTitle>{heading}</PageTitle>
      {isEmpty && (
        <EmptyState
          icon={<StaffIcon name="rack" size={32} />}
          title={messages.noProductToCount}
          text={messages.chooseProductsToCount}
          action={<ButtonLink to={addresses.allProducts}>{messages.allProducts}</ButtonLink>}
        />
      )}
      {products.length > 0 && (
        <>
          {uncountedNumber > 0 && <Notice>{messages.someAreNotCounted(uncountedNumber)}</Notice>}
          <CountStockForm products={products} />
        </>
      )}
      {!isEmpty && currentData === undefined && <PartNotLoaded what={messages.theStock} query={query} />}
    </Stack>
  );
};

export const Component = withCapability('stock', CountStockScreen, heading, messages.serverDoesNotCount);
