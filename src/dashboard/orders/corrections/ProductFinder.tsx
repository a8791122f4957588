import { styled } from 'styled-components';
import { useSearchAsYouType } from '#api/client/useSearchAsYouType.ts';
import { searchQueryOf } from '#api/products/cachedSearchAnswers.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { isOrderable, type Product } from '#domain/products/product.ts';
import { searchLengths } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/orders/corrections.ts';
import { ComboboxField } from '#ui/controls/ComboboxField.tsx';
import { useCombobox } from '#ui/controls/useCombobox.ts';
import { ProductHitList } from './ProductHitList.tsx';

/** A field that searches for a product to add while staff type. Enter adds the chosen product, or the only one found. */
export const ProductFinder = ({ onAdd }: { readonly onAdd: (product: Product) => void }) => {
  const search = useSearchAsYouType(productsApi.useLazyListProductsQuery(), searchQueryOf);
  const products = search.answer ?? [];
  const { combobox, rootRef } = useCombobox({ search, options: products, noun: messages.productNoun });
  const addIfOrderable = (product: Product | undefined) => {
    if (product === undefined || !isOrderable(product)) return;
    combobox.reset();
    onAdd(product);
  };
  const only = products.length === 1 && !search.isPending ? products[0] : undefined;
  return (
    <Root ref={rootRef}>
      <ComboboxField
        combobox={combobox}
        label={messages.addAProduct}
        maxLength={searchLengths.products}
        onEnter={(active) => addIfOrderable(active ?? only)}
      />
      {combobox.isExpanded && <ProductHitList combobox={combobox} onPress={addIfOrderable} />}
    </Root>
  );
};

const Root = styled.div`
  position: relative;
`;
