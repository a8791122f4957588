import { styled } from 'styled-components';
import { useSearchAsYouType } from '#api/client/useSearchAsYouType.ts';
import { searchQueryOf } from '#api/products/cachedSearchAnswers.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { useProductsByIdQuery } from '#api/products/productsByIdApi.ts';
import { type Product, productTitle } from '#domain/products/product.ts';
import { searchLengths } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ComboboxField } from '#ui/controls/ComboboxField.tsx';
import { ComboboxList } from '#ui/controls/ComboboxList.tsx';
import { useCombobox } from '#ui/controls/useCombobox.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';

interface ProductFilterProps {
  /** Id of the chosen product. */
  readonly product: string | undefined;
  /** Gets the id of the chosen product; `''` ends the filter. */
  readonly onChange: (product: string) => void;
}

/** A filter for the orders that hold one product, which staff find by its name. */
export const ProductFilter = ({ product, onChange }: ProductFilterProps) =>
  product === undefined ? (
    <ProductField onChange={onChange} />
  ) : (
    <Chosen product={product} onClear={() => onChange('')} />
  );

const none: readonly Product[] = [];

const ProductField = ({ onChange }: Pick<ProductFilterProps, 'onChange'>) => {
  const search = useSearchAsYouType(productsApi.useLazyListProductsQuery(), searchQueryOf);
  const products = search.answer ?? none;
  const { combobox, rootRef } = useCombobox({ search, options: products, noun: messages.productNoun });
  const choose = (chosen: Product | undefined) => {
    if (chosen !== undefined) onChange(chosen._id);
  };
  const only = products.length === 1 && !search.isPending ? products[0] : undefined;
  return (
    <Root ref={rootRef}>
      {/* Hidden from screen readers, to which the field has the same name. */}
      <Label aria-hidden="true">{messages.product}</Label>
      <ComboboxField
        combobox={combobox}
        label={messages.product}
        placeholder={messages.anyProduct}
        maxLength={searchLengths.products}
        onEnter={(active) => choose(active ?? only)}
      />
      {combobox.isExpanded && (
        <Hits
          combobox={combobox}
          label={messages.productsFound}
          advice={messages.nothingIsCalled(combobox.input.trim())}
          failed={messages.theProducts}
        >
          {products.map((found, index) => (
            <Hit
              key={found._id}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(found)}
              {...combobox.optionProps(index)}
            >
              {shownName(productTitle(found))}
            </Hit>
          ))}
        </Hits>
      )}
    </Root>
  );
};

interface ChosenProps {
  readonly product: string;
  readonly onClear: () => void;
}

const Chosen = ({ product, onClear }: ChosenProps) => {
  const { data } = useProductsByIdQuery([product]);
  const found = data?.products.find(({ _id }) => _id === product);
  const name = found === undefined ? product : productTitle(found);
  return (
    <ChosenProduct role="group" aria-label={messages.product}>
      <span title={name}>{shownName(name)}</span>
      <Button tone="quiet" size="s" aria-label={messages.anyProductInsteadOfOne(name)} onClick={onClear}>
        {messages.clear}
      </Button>
    </ChosenProduct>
  );
};

const Root = styled.div`
  position: relative;
`;

const Label = styled.span`
  display: block;
  margin-block-end: var(--space-1);
  font-size: var(--text-s);
  font-weight: 600;
`;

const Hits = styled(ComboboxList)`
  z-index: 30;
  max-height: min(50vh, 420px);
`;

const Hit = styled.div`
  cursor: pointer;
  overflow-wrap: anywhere;
`;

const ChosenProduct = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  padding-inline-start: var(--space-3);
  border: 1.5px solid var(--accent);
  border-radius: var(--radius-m);
  font-size: var(--text-s);

  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
