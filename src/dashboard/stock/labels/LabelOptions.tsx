import { styled } from 'styled-components';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { InlineField } from '../../components/forms/InlineField.ts';
import { countLabel } from '../../components/lists/countLabel.ts';
import { goodsLabelSizes, labelsLimit, readGoodsLabelSize } from './goodsLabels.ts';

interface LabelOptionsProps {
  readonly size: string;
  readonly onSize: (name: string) => void;
  readonly hasPrice: boolean;
  readonly onPrice: (hasPrice: boolean) => void;
  readonly count: number;
  /** Labels beyond the limit. */
  readonly omitted: number;
  /** Whether all labels are drawn: an earlier print would lack some. */
  readonly isDrawn: boolean;
  readonly onClear: () => void;
}

const sizeOptions = goodsLabelSizes.map(({ name, label }) => ({ value: name, label }));

/** How the labels look, and their print. */
export const LabelOptions = (props: LabelOptionsProps) => {
  const { size, onSize, hasPrice, onPrice, count, omitted, isDrawn, onClear } = props;
  return (
    <Root>
      <Controls>
        <InlineField>
          <Select
            label="Size"
            options={sizeOptions}
            value={size}
            onChange={({ target }) => onSize(target.value)}
          />
        </InlineField>
        <Checkbox label="With the price" checked={hasPrice} onChange={onPrice} />
        <Button disabled={count === 0 || !isDrawn} onClick={() => window.print()}>
          <StaffIcon name="printer" size={18} /> Print {countLabel(count, 'labels')}
        </Button>
        {count > 0 && (
          <Button tone="plain" onClick={onClear}>
            Start again
          </Button>
        )}
      </Controls>
      {omitted > 0 && (
        <Notice tone="warning">
          At most {labelsLimit} labels are printed at once: the last {omitted} are left out.
        </Notice>
      )}
      <p>
        Print on labels of {readGoodsLabelSize(size).label} at 100 % and without margins, so that scanners
        read the codes.
      </p>
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

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;
