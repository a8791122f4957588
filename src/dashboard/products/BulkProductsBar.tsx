import { readMatchingProducts } from '#api/catalogApi.ts';
import { useShopDispatch } from '#api/useShopDispatch.ts';
import type { CatalogFilter } from '#domain/catalogFilter.ts';
import { bulkProductsLimit } from '#domain/constants.ts';
import type { Product } from '#domain/product.ts';
import { Button } from '#ui/controls/Button.tsx';
import { BulkBar } from '../components/BulkBar.tsx';
import { SelectionButtons } from '../components/SelectionButtons.tsx';
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
export const BulkProductsBar = ({
  filter,
  rows,
  total,
  selection,
  stock,
  onChangePrices,
}: BulkProductsBarProps) => {
  const dispatch = useShopDispatch();
  const selected = selection.items;
  if (rows.length === 0 && selected.length === 0) return null;
  const mark = async (soldOut: boolean) => {
    if (await stock.mark({ products: selected, soldOut })) selection.replace([]);
  };
  return (
    <BulkBar
      label="Many products at once"
      summary={selected.length === 0 ? 'None chosen' : `${productsLabel(selected.length)} chosen`}
      isActive={selected.length > 0}
      selection={
        <SelectionButtons
          noun="products"
          rows={rows}
          total={total}
          limit={bulkProductsLimit}
          selection={selection}
          readAll={() => dispatch(readMatchingProducts(filter))}
        />
      }
      main={
        <Button size="s" onClick={() => void mark(true)}>
          Mark sold out
        </Button>
      }
    >
      <Button tone="plain" size="s" onClick={() => void mark(false)}>
        Mark available
      </Button>
      <Button tone="plain" size="s" onClick={onChangePrices}>
        Change prices…
      </Button>
    </BulkBar>
  );
};
