import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CountedProduct } from '#domain/products/countedProduct.ts';
import { productTitle } from '#domain/products/product.ts';
import { itemLabel } from '#domain/products/stock.ts';
import * as messages from '#messages/dashboard/stock/labels.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { productStockPath } from '../../components/routing/addresses.ts';
import { type ChosenLabels, type LabelledItem, labelCountError, labelledItems } from './goodsLabels.ts';

interface LabelChoiceProps {
  readonly product: CountedProduct;
  readonly chosen: ChosenLabels;
  readonly onChoose: (labelled: LabelledItem, count: string) => void;
}

/** The fields for how many labels of each item of a product are printed; links to the items without a barcode. */
export const LabelChoice = ({ product, chosen, onChoose }: LabelChoiceProps) => {
  const itemsWithBarcode = labelledItems(product);
  if (itemsWithBarcode.length === 0)
    return (
      <p>
        <Link to={productStockPath(product._id)}>{messages.giveABarcode(productTitle(product))}</Link>
      </p>
    );
  const missingCount = product.items.length - itemsWithBarcode.length;
  const countOf = ({ barcode }: LabelledItem): string => chosen.get(barcode)?.count ?? '';
  return (
    <Root>
      {itemsWithBarcode.map((labelled) => (
        <TextField
          key={labelled.barcode}
          label={itemLabel(labelled.item) || messages.labels}
          hint={messages.piecesLeft(labelled.item.pieces)}
          inputMode="numeric"
          autoComplete="off"
          value={countOf(labelled)}
          error={labelCountError(countOf(labelled))}
          onChange={({ target }) => onChoose(labelled, target.value)}
        />
      ))}
      <Button
        tone="plain"
        size="s"
        aria-label={messages.aLabelForEachPiece(productTitle(product))}
        onClick={() => {
          for (const labelled of itemsWithBarcode) onChoose(labelled, String(labelled.item.pieces));
        }}
      >
        {messages.oneForEachPiece}
      </Button>
      {missingCount > 0 && (
        <Link to={productStockPath(product._id)}>{messages.withoutBarcode(missingCount)}</Link>
      )}
    </Root>
  );
};

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);

  > div {
    width: 110px;
  }
`;
