import { styled } from 'styled-components';
import { type Product, productTitle } from '#domain/products/product.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import type { SoldOutChanges } from './useSoldOutChanges.ts';

interface SoldOutSwitchProps {
  readonly product: Product;
  readonly changes: SoldOutChanges;
}

/** The switch that marks the product of a row as sold out or available, with its failure (MD-8). */
export const SoldOutSwitch = ({ product, changes }: SoldOutSwitchProps) => {
  const { soldOut, busy, error } = changes.rowOf(product);
  return (
    <Root>
      <Switch
        label={messages.soldOutSwitch(productTitle(product))}
        hiddenLabel
        checked={soldOut}
        aria-busy={busy || undefined}
        onChange={(isOn) => {
          if (busy) return;
          // `soldOut` is the state that the row shows; `product` comes from the list and may be older.
          const shownProduct = { ...product, soldOut };
          void changes.mark({ products: [shownProduct], soldOut: isOn }, { failureIn: 'rows' });
        }}
      />
      {error !== null && <RowError role="alert">{error}</RowError>}
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  justify-items: start;
`;

const RowError = styled.p`
  max-width: 24ch;
  color: var(--danger);
  font-size: var(--text-xs);
`;
