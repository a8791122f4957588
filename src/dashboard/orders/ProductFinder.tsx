import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSearchAsYouType } from '#api/client/useSearchAsYouType.ts';
import { searchQueryOf } from '#api/products/cachedSearchAnswers.ts';
import { productsApi } from '#api/products/productsApi.ts';
import type { Product } from '#domain/products/product.ts';
import { searchLengths } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { ComboboxField } from '#ui/controls/ComboboxField.tsx';
import { ComboboxList } from '#ui/controls/ComboboxList.tsx';
import { useCombobox } from '#ui/controls/useCombobox.ts';

interface ProductFinderProps {
  readonly label: string;
  readonly placeholder?: string;
  /** Whether a product that was found can be chosen; each can by default. */
  readonly canChoose?: (product: Product) => boolean;
  readonly onChoose: (product: Product) => void;
  /** Shows a product that was found. */
  readonly children: (product: Product) => ReactNode;
}

/** A field that searches for a product while staff type. Enter chooses the active product, or the only one found. */
export const ProductFinder = ({ label, placeholder, canChoose, onChoose, children }: ProductFinderProps) => {
  const search = useSearchAsYouType(productsApi.useLazyListProductsQuery(), searchQueryOf);
  const products = search.answer ?? [];
  const { combobox, rootRef } = useCombobox({ search, options: products, noun: messages.productNoun });
  const choose = (product: Product | undefined) => {
    if (product === undefined || canChoose?.(product) === false) return;
    combobox.reset();
    onChoose(product);
  };
  const onlyHit = products.length === 1 && !search.isPending ? products[0] : undefined;
  return (
    <Root ref={rootRef}>
      <ComboboxField
        combobox={combobox}
        label={label}
        placeholder={placeholder}
        maxLength={searchLengths.products}
        onEnter={(active) => choose(active ?? onlyHit)}
      />
      {combobox.isExpanded && (
        <Hits
          combobox={combobox}
          label={messages.productsFound}
          advice={messages.tryAnotherWord(combobox.input.trim())}
          nameInFailure={messages.theProducts}
        >
          {products.map((product, index) => (
            <Hit
              key={product._id}
              aria-disabled={canChoose?.(product) === false || undefined}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(product)}
              {...combobox.optionProps(index)}
            >
              {children(product)}
            </Hit>
          ))}
        </Hits>
      )}
    </Root>
  );
};

const Root = styled.div`
  position: relative;
`;

const Hits = styled(ComboboxList)`
  z-index: 30;
  max-height: min(50vh, 420px);
`;

const Hit = styled.div`
  cursor: pointer;
  overflow-wrap: anywhere;

  &[aria-disabled] {
    cursor: not-allowed;
  }
`;
