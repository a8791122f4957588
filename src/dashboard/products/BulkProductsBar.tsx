import { useCapability } from '#api/client/useCapability.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { readMatchingProducts } from '#api/products/catalogApi.ts';
import type { CatalogFilter } from '#domain/products/catalogFilter.ts';
import { countedAtOnce } from '#domain/products/countedProduct.ts';
import type { Product } from '#domain/products/product.ts';
import { bulkProductsLimit } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { countStockPath } from '../components/routing/addresses.ts';
import { BulkBar } from '../components/selection/BulkBar.tsx';
import type { Selection } from '../components/selection/useSelection.ts';
import type { SoldOutChange, SoldOutChanges } from './useSoldOutChanges.ts';

interface BulkProductsBarProps {
  readonly filter: CatalogFilter;
  /** The products on this page of the list. */
  readonly rows: readonly Product[];
  /** How many products the list has on all its pages. */
  readonly total: number;
  readonly selection: Selection<Product>;
  readonly soldOutChanges: SoldOutChanges;
  readonly onChangePrices: (products: readonly Product[]) => void;
}

/** The bar that selects products and changes all of them at once (MD-8, MD-15), or counts up to a hundred (GS-14). */
export const BulkProductsBar = ({
  filter,
  rows,
  total,
  selection,
  soldOutChanges,
  onChangePrices,
}: BulkProductsBarProps) => {
  const dispatch = useShopDispatch();
  const hasStock = useCapability('stock');
  const { items } = selection;
  /** What one change takes; the other selected products stay selected. */
  const withinLimit = items.slice(0, bulkProductsLimit);
  const mark = async ({ soldOut }: Pick<SoldOutChange, 'soldOut'>) => {
    const isMarked = await soldOutChanges.mark({ products: withinLimit, soldOut });
    // Only the marked products: others may have been selected meanwhile.
    if (isMarked) for (const { _id } of withinLimit) selection.deselect(_id);
  };
  return (
    <BulkBar
      noun={messages.products}
      rows={rows}
      total={total}
      limit={bulkProductsLimit}
      selection={selection}
      readAll={() => dispatch(readMatchingProducts(filter))}
      main={
        <Button size="s" onClick={() => void mark({ soldOut: true })}>
          {messages.markSoldOut}
        </Button>
      }
    >
      <Button tone="plain" size="s" onClick={() => void mark({ soldOut: false })}>
        {messages.markAvailable}
      </Button>
      <Button tone="plain" size="s" onClick={() => onChangePrices(withinLimit)}>
        {messages.changePrices}
      </Button>
      {hasStock && items.length > countedAtOnce && <span>{messages.countedAtMost(countedAtOnce)}</span>}
      {hasStock && items.length > 0 && items.length <= countedAtOnce && (
        <ButtonLink tone="plain" size="s" to={countStockPath(items.map(({ _id }) => _id))}>
          {messages.countPieces}
        </ButtonLink>
      )}
    </BulkBar>
  );
};
