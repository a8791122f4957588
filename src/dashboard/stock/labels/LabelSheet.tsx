import { memo } from 'react';
import { styled } from 'styled-components';
import { PrintStyle } from '../../components/layout/PrintStyle.ts';
import { GoodsLabel } from './GoodsLabel.tsx';
import type { GoodsLabelCopy, GoodsLabelSize } from './goodsLabels.ts';

interface LabelSheetProps {
  readonly labels: readonly GoodsLabelCopy[];
  readonly size: GoodsLabelSize;
  readonly hasPrice: boolean;
}

/** The labels beside each other on the screen, and one on each page in print. */
export const LabelSheet = memo(({ labels, size, hasPrice }: LabelSheetProps) => (
  <>
    <PrintStyle $label={size} />
    <Root>
      {labels.map((labelled) => (
        <Item key={`${labelled.barcode} ${labelled.copy}`}>
          <GoodsLabel labelled={labelled} size={size} hasPrice={hasPrice} />
        </Item>
      ))}
    </Root>
  </>
));
LabelSheet.displayName = 'LabelSheet';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  @media print {
    display: block;
  }
`;

const Item = styled.div`
  @media print {
    break-after: page;

    &:last-child {
      break-after: auto;
    }
  }
`;
