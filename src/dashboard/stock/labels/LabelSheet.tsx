import { memo } from 'react';
import { LabelPage, LabelPages } from '../../components/layout/LabelPages.ts';
import { PrintStyle } from '../../components/layout/PrintStyle.ts';
import { GoodsLabel } from './GoodsLabel.tsx';
import type { GoodsLabelCopy, GoodsLabelSize } from './goodsLabels.ts';

interface LabelSheetProps {
  readonly labels: readonly GoodsLabelCopy[];
  readonly size: GoodsLabelSize;
  readonly hasPrice: boolean;
}

/** Shows the labels beside each other on the screen, and one on each page in print. */
export const LabelSheet = memo(({ labels, size, hasPrice }: LabelSheetProps) => (
  <>
    <PrintStyle $label={size} />
    <LabelPages>
      {labels.map((labelled) => (
        <LabelPage key={`${labelled.barcode} ${labelled.copy}`}>
          <GoodsLabel labelled={labelled} size={size} hasPrice={hasPrice} />
        </LabelPage>
      ))}
    </LabelPages>
  </>
));
LabelSheet.displayName = 'LabelSheet';
