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
  const labelled = labelledItems(product).filter((item) => item !== null);
  if (labelled.length === 0)
    return (
      <p>
        <Link to={productStockPath(product._id)}>{messages.giveABarcode(productTitle(product))}</Link>
      </p>
    );
  const missing = product.items.length - labelled.length;
  return (
    <Root>
      {labelled.map((each) => (
        <TextField
          key={each.barcode}
          label={itemLabel(each.item) || messages.labels}
          hint={messages.piecesLeft(each.item.pieces)}
          inputMode="numeric"
          autoComplete="off"
          value={chosen.get(each.barcode)?.count ?? ''}
          error={labelCountError(chosen.get(each.barcode)?.count ?? '')}
          onChange={({ target }) => onChoose(each, target.value)}
        />
      ))}
      <Button
        tone="plain"
        size="s"
        aria-label={messages.aLabelForEachPiece(productTitle(product))}
        onClick={() => {
          for (const each of labelled) onChoose(each, String(each.item.pieces));
        }}
      >
        {messages.oneForEachPiece}
      </Button>
      {missing > 0 && <Link to={productStockPath(product._id)}>{messages.withoutBarcode(missing)}</Link>}
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
