import { styled } from 'styled-components';
import { useProductsByIdQuery } from '#api/products/productsByIdApi.ts';
import { productTitle } from '#domain/products/product.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import { Button } from '#ui/controls/Button.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { ProductFinder } from '../ProductFinder.tsx';

interface ProductFilterProps {
  /** Id of the chosen product; `undefined` when none is chosen. */
  readonly product: string | undefined;
  /** Gets the id of the chosen product; `''` ends the filter. */
  readonly onChange: (product: string) => void;
}

/** A filter for the orders that hold one product, which staff find by its name. */
export const ProductFilter = ({ product, onChange }: ProductFilterProps) =>
  product === undefined ? (
    <div>
      {/* Hidden from screen readers, to which the field has the same name. */}
      <Label aria-hidden="true">{messages.product}</Label>
      <ProductFinder
        label={messages.product}
        placeholder={messages.anyProduct}
        onChoose={({ _id }) => onChange(_id)}
      >
        {(hit) => shownName(productTitle(hit))}
      </ProductFinder>
    </div>
  ) : (
    <ChosenProduct productId={product} onClear={() => onChange('')} />
  );

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

const Label = styled.span`
  display: block;
  margin-block-end: var(--space-1);
  font-size: var(--text-s);
  font-weight: 600;
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
