import { styled } from 'styled-components';
import { isOrderable, type Product, productTitle } from '#domain/product.ts';
import { Button } from '#ui/controls/Button.tsx';
import { preloadDialogs } from '#ui/feedback/dialogs.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ChoiceChips } from '#ui/forms/ChoiceChips.tsx';
import { QuantityStepper } from '#ui/forms/QuantityStepper.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { from } from '#ui/theme/media.ts';
import { useFirstInput } from '../layout/useFirstInput.ts';
import { Swatch } from './Swatch.tsx';
import { useBuyBox } from './useBuyBox.ts';

const swatchOf = (color: string) => <Swatch color={color} />;

/** Colour, size, quantity, and the two buttons. */
export const BuyBox = ({ product }: { readonly product: Product }) => {
  const { color, setColor, size, setSize, quantity, setQuantity, addToCart, buyNow } = useBuyBox(product);
  // The dialog that confirms Add To Cart.
  useFirstInput(preloadDialogs);
  if (!isOrderable(product))
    return (
      <Notice tone="warning">
        {product.soldOut ? 'This product is sold out.' : 'This product cannot be ordered at present.'}
      </Notice>
    );
  return (
    <Root>
      {product.colors.length === 0 ? null : (
        <ChoiceChips
          legend={<Legend name="Color" value={color} />}
          options={product.colors}
          value={color}
          onChange={setColor}
          mark={swatchOf}
        />
      )}
      {product.sizes.length === 0 ? null : (
        <ChoiceChips
          legend={<Legend name="Size" value={size} />}
          options={product.sizes}
          value={size}
          onChange={setSize}
        />
      )}
      <div>
        <Label aria-hidden="true">Quantity</Label>
        <QuantityStepper
          value={quantity}
          onChange={setQuantity}
          label={`Quantity of ${productTitle(product)}`}
        />
      </div>
      <Actions>
        <Button size="l" wide onClick={addToCart}>
          <Icon name="cart" /> Add To Cart
        </Button>
        <Button size="l" wide tone="plain" onClick={buyNow} data-prefetch="/product-checkout">
          Buy Now
        </Button>
      </Actions>
    </Root>
  );
};

const Legend = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    {name}: <Value>{value}</Value>
  </>
);

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
`;
const Label = styled.p`
  margin-block-end: var(--space-2);
  font-size: var(--text-s);
  font-weight: 600;
`;
const Value = styled.span`
  font-weight: 400;
  color: var(--ink-soft);
`;
const Actions = styled.div`
  display: grid;
  gap: var(--space-3);
  ${from.small} { grid-template-columns: 1.3fr 1fr; }
  ${from.tablet} { grid-template-columns: 1fr; }
  ${from.large} { grid-template-columns: 1.3fr 1fr; }
`;
