import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/stock/labels.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { Row } from '#ui/layout/Row.tsx';
import { InlineField } from '../../components/forms/InlineField.ts';
import { goodsLabelSizes, labelsLimit, readGoodsLabelSize } from './goodsLabels.ts';

interface LabelOptionsProps {
  readonly size: string;
  readonly onSize: (name: string) => void;
  readonly hasPrice: boolean;
  readonly onPrice: (hasPrice: boolean) => void;
  /** How many labels are printed. */
  readonly count: number;
  /** How many more were chosen, beyond the limit. */
  readonly omitted: number;
  /** Whether all labels are drawn already: a print before that would lack some. */
  readonly isDrawn: boolean;
  readonly onClear: () => void;
}

const sizeOptions = goodsLabelSizes.map(({ name, label }) => ({ value: name, label }));

/** The fields for how the labels look, and the button that prints them. */
export const LabelOptions = (props: LabelOptionsProps) => {
  const { size, onSize, hasPrice, onPrice, count, omitted, isDrawn, onClear } = props;
  return (
    <Root>
      <Row gap={3}>
        <InlineField>
          <Select
            label={messages.size}
            options={sizeOptions}
            value={size}
            onChange={({ target }) => onSize(target.value)}
          />
        </InlineField>
        <Checkbox label={messages.withThePrice} checked={hasPrice} onChange={onPrice} />
        <Button disabled={count === 0 || !isDrawn} onClick={() => window.print()}>
          <StaffIcon name="printer" size={18} /> {messages.printLabels(count)}
        </Button>
        {count > 0 && (
          <Button tone="plain" onClick={onClear}>
            {messages.startAgain}
          </Button>
        )}
      </Row>
      {omitted > 0 && <Notice tone="warning">{messages.atMostLabelsAtOnce(labelsLimit, omitted)}</Notice>}
      <p>{messages.howToPrint(readGoodsLabelSize(size).label)}</p>
    </Root>
  );
};

const Root = styled.section`
  display: grid;
  gap: var(--space-3);

  > p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`;
