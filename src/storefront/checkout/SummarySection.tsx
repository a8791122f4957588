import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type CartLine, lineKey, lineTotal, notPicked } from '#domain/cart.ts';
import { nameLengths, productPicture } from '#domain/constants.ts';
import { limitTexts } from '#domain/limitTexts.ts';
import { formatExactTaka, formatTaka } from '#domain/money.ts';
import { isOverLimit } from '#domain/orderLimits.ts';
import { productPath } from '#domain/product.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { QuantityStepper } from '#ui/controls/QuantityStepper.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { TruncatedName } from '#ui/products/TruncatedName.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import type { Checkout } from './useCheckout.ts';

interface SummarySectionProps {
  readonly checkout: Checkout;
}

/** The products, quantities and sums of the order (CO-6). */
export const SummarySection = ({ checkout }: SummarySectionProps) => (
  <CheckoutSection title="Order summary">
    <Lines>
      {checkout.lines.map((line) => (
        <SummaryLine key={lineKey(line)} line={line} checkout={checkout} />
      ))}
    </Lines>
    <OrderTotals checkout={checkout} />
  </CheckoutSection>
);

interface SummaryLineProps extends SummarySectionProps {
  readonly line: CartLine;
}

const SummaryLine = ({ line, checkout }: SummaryLineProps) => {
  const key = lineKey(line);
  const refusal = checkout.lineRefusal(key);
  const before = checkout.priceBefore(line);
  const choices = [line.color, line.size].filter((choice) => choice !== notPicked);
  return (
    <Line>
      <Picture src={line.imageUrl} alt="" {...productPicture} sizes="64px" />
      <div>
        <Link to={productPath(line.id)}>
          <TruncatedName name={line.name} cut={nameLengths.checkout} />
        </Link>
        {choices.length === 0 ? null : <small>{choices.join(' · ')}</small>}
        <Each>
          {before === undefined ? null : (
            <s>
              <VisuallyHidden>Before: </VisuallyHidden>
              {formatTaka(before)}
            </s>
          )}
          <span data-new={before !== undefined || undefined}>{formatTaka(line.originalPrice)} each</span>
        </Each>
      </div>
      <Count>
        <QuantityStepper
          value={line.quantity}
          label={`Quantity of ${line.name}`}
          onChange={(quantity) => checkout.setQuantity(key, quantity)}
        />
      </Count>
      <Amount>{formatExactTaka(lineTotal(line))}</Amount>
      {isOverLimit(line) ? <LineLimit role="alert">{limitTexts.pieces}</LineLimit> : null}
      {refusal === undefined ? null : (
        <Refused role="alert">
          {refusal}
          {checkout.lines.length > 1 ? (
            <Button tone="danger" size="s" onClick={() => checkout.leaveOut(key)}>
              Leave it out
            </Button>
          ) : null}
        </Refused>
      )}
    </Line>
  );
};

const Lines = styled.ul`
  display: grid;
  gap: var(--space-4);
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  align-items: center;
  padding-bottom: var(--space-4);
  border-bottom: 1px solid var(--line);
  img, > span:first-child { border-radius: var(--radius-m); }
  a { display: block; font-weight: 600; line-height: var(--leading-snug); text-decoration: none; }
  a:hover { text-decoration: underline; }
  small { display: block; font-size: var(--text-s); color: var(--ink-soft); }
`;
const Each = styled.small`
  s { margin-inline-end: var(--space-2); }
  [data-new] { font-weight: 600; color: var(--danger); }
`;
const Count = styled.div`
  grid-column: 1 / -1;
  grid-row: 2;
  justify-self: start;
`;
const Amount = styled.strong`
  grid-column: 1 / -1;
  grid-row: 2;
  justify-self: end;
  font-variant-numeric: tabular-nums;
`;
const LineLimit = styled(FieldError)`
  grid-column: 1 / -1;
`;
const Refused = styled.div`
  grid-column: 1 / -1;
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  font-size: var(--text-s);
  font-weight: 500;
  color: var(--danger);
`;
