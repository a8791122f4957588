import { styled } from 'styled-components';
import { itemTitle } from '#domain/products/countedProduct.ts';
import { productTitle } from '#domain/products/product.ts';
import { itemLabel } from '#domain/products/stock.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/stock/labels.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { Ean } from '../../components/codes/CodeDrawings.tsx';
import type { GoodsLabelSize, LabelledItem } from './goodsLabels.ts';

interface GoodsLabelProps {
  readonly labelled: LabelledItem;
  readonly size: GoodsLabelSize;
  readonly hasPrice: boolean;
}

/** Between the content and the edge of the label. */
const paddingMm = 1.5;
/** Height of the bars in millimetres. */
const barHeights: Record<GoodsLabelSize['name'], number> = { '50x25': 9, '40x30': 11 };

/** The label of one piece, exactly as large as its page; black on white in any theme. */
export const GoodsLabel = ({ labelled, size, hasPrice }: GoodsLabelProps) => {
  const { item, barcode, price } = labelled;
  return (
    <Root
      aria-label={messages.labelOf(itemTitle(labelled, item))}
      style={{ width: `${size.width}mm`, height: `${size.height}mm`, padding: `${paddingMm}mm` }}
    >
      <Name>{shownName(productTitle(labelled))}</Name>
      <Line>
        <span>{itemLabel(item)}</span>
        {hasPrice && price !== null && <strong>{formatTaka(price)}</strong>}
      </Line>
      <Bars>
        <Ean text={barcode} available={size.width - 2 * paddingMm} height={barHeights[size.name]} />
        <Digits>{barcode}</Digits>
      </Bars>
    </Root>
  );
};

const Root = styled.article`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  background: #fff;
  color: #000;
  font-size: 7pt;
  line-height: 1.15;
  overflow: hidden;
  overflow-wrap: anywhere;

  @media screen {
    outline: 1px solid var(--line-strong);
  }
`;

/** At most two lines, so that the bars keep their height; the padding is for Bengali vowel signs, which stand above the line. */
const Name = styled.p`
  display: -webkit-box;
  padding-block-start: 0.2em;
  line-height: 1.25;
  overflow: hidden;
  font-weight: 700;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 1mm;

  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

const Bars = styled.div`
  display: grid;
  flex: none;
  justify-items: center;
`;

const Digits = styled.p`
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.12em;
`;
