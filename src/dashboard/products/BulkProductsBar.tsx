import { styled } from 'styled-components';
import { readMatchingProducts } from '#api/catalogApi.ts';
import { failureOfError } from '#api/failure.ts';
import { useShopDispatch } from '#api/useShopDispatch.ts';
import type { CatalogFilter } from '#domain/catalogFilter.ts';
import { bulkProductsLimit } from '#domain/constants.ts';
import type { Product } from '#domain/product.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useAsyncAction } from '../components/useAsyncAction.ts';
import type { Selection } from '../components/useSelection.ts';
import { productsLabel } from './productsLabel.ts';
import type { StockChanges } from './useStockChanges.ts';

interface BulkProductsBarProps {
  readonly filter: CatalogFilter;
  /** The products on this page of the list. */
  readonly rows: readonly Product[];
  readonly total: number;
  readonly selection: Selection<Product>;
  readonly stock: StockChanges;
  readonly onChangePrices: () => void;
}

/** Chooses products and changes all of them at once (MD-8, MD-15). */
export const BulkProductsBar = (props: BulkProductsBarProps) => {
  const { rows, selection, stock, onChangePrices } = props;
  const selected = selection.items;
  if (rows.length === 0 && selected.length === 0) return null;
  const mark = async (soldOut: boolean) => {
    if (await stock.mark({ products: selected, soldOut })) selection.replace([]);
  };
  return (
    <Root role="group" aria-label="Many products at once">
      <p aria-live="polite">
        {selected.length === 0 ? 'None chosen' : `${productsLabel(selected.length)} chosen`}
      </p>
      <SelectionButtons {...props} />
      {selected.length > 0 && (
        <Actions>
          <Button size="s" onClick={() => void mark(true)}>
            Mark sold out
          </Button>
          <Button tone="plain" size="s" onClick={() => void mark(false)}>
            Mark available
          </Button>
          <Button tone="plain" size="s" onClick={onChangePrices}>
            Change prices…
          </Button>
        </Actions>
      )}
    </Root>
  );
};

/** Buttons that select the rows of this page, all that match (at most `bulkProductsLimit`), or none. */
const SelectionButtons = ({ filter, rows, total, selection }: BulkProductsBarProps) => {
  const dispatch = useShopDispatch();
  const { busy, run } = useAsyncAction();
  const selectAll = () =>
    run(() =>
      dispatch(readMatchingProducts(filter)).then(
        (products) => {
          selection.replace(products);
          return null;
        },
        (error: unknown) => ({
          title: 'The products could not be loaded.',
          text: failureOfError(error).message,
          icon: 'error' as const,
        }),
      ),
    );
  return (
    <>
      {rows.length > 0 && (
        <Button tone="plain" size="s" onClick={() => selection.add(rows)}>
          Choose these {rows.length}
        </Button>
      )}
      {total > rows.length && (
        <Button tone="plain" size="s" busy={busy} busyLabel="Choosing..." onClick={selectAll}>
          {total > bulkProductsLimit ? `Choose the first ${bulkProductsLimit}` : `Choose all ${total}`}
        </Button>
      )}
      {selection.items.length > 0 && (
        <Button tone="quiet" size="s" onClick={() => selection.replace([])}>
          Choose none
        </Button>
      )}
    </>
  );
};

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-s);

  > p {
    min-width: 9em;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
