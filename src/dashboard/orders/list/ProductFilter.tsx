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
  /** Id of the chosen product; `undefined` when none is chosen. */
  readonly product: string | undefined;
  /** Gets the id of the chosen product; `''` ends the filter. */
  readonly onChange: (product: string) => void;
}

/** A filter for the orders that hold one product, which staff find by its name. */
export const ProductFilter = ({ product, onChange }: ProductFilterProps) =>
  product === undefined ? (
    <ProductField onChange={onChange} />
  ) : (
    <ChosenProduct productId={product} onClear={() => onChange('')} />
  );

const ProductField = ({ onChange }: Pick<ProductFilterProps, 'onChange'>) => {
  const search = useSearchAsYouType(productsApi.useLazyListProductsQuery(), searchQueryOf);
  const products = search.answer ?? [];
  const { combobox, rootRef } = useCombobox({ search, options: products, noun: messages.productNoun });
  const choose = (chosen: Product | undefined) => {
    if (chosen !== undefined) onChange(chosen._id);
  };
  const onlyHit = products.length === 1 && !search.isPending ? products[0] : undefined;
  return (
    <Root ref={rootRef}>
      {/* Hidden from screen readers, to which the field has the same name. */}
      <Label aria-hidden="true">{messages.product}</Label>
      <ComboboxField
        combobox={combobox}
        label={messages.product}
        placeholder={messages.anyProduct}
        maxLength={searchLengths.products}
        onEnter={(active) => choose(active ?? onlyHit)}
      />
      {combobox.isExpanded && (
        <Hits
          combobox={combobox}
          label={messages.productsFound}
          advice={messages.nothingIsCalled(combobox.input.trim())}
          nameInFailure={messages.theProducts}
        >
          {products.map((hit, index) => (
            <Hit
              key={hit._id}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(hit)}
              {...combobox.optionProps(index)}
            >
              {shownName(productTitle(hit))}
            </Hit>
          ))}
        </Hits>
      )}
    </Root>
  );
};

interface ChosenProductProps {
  readonly productId: string;
  readonly onClear: () => void;
}

/** The product's name, or its id until the name is known, with a button that ends the filter. */
const ChosenProduct = ({ productId, onClear }: ChosenProductProps) => {
  const { data } = useProductsByIdQuery([productId]);
  const product = data?.products.find(({ _id }) => _id === productId);
  const name = product === undefined ? productId : productTitle(product);
  return (
    <Chosen role="group" aria-label={messages.product}>
      <span title={name}>{shownName(name)}</span>
      <Button tone="quiet" size="s" aria-label={messages.anyProductInsteadOfOne(name)} onClick={onClear}>
        {messages.clear}
      </Button>
    </Chosen>
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

const Chosen = styled.div`
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
