import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { type CartLine, lineKey, lineTotal } from '#domain/checkout/cart.ts';
import { lineLabel } from '#domain/checkout/lineLabel.ts';
import { limitMessages, productsOverLimit } from '#domain/checkout/orderLimits.ts';
import { pickedChoices } from '#domain/checkout/pickedChoices.ts';
import { productPath } from '#domain/products/product.ts';
import { nameLengths, productImage } from '#domain/shop/constants.ts';
import { formatExactTaka, formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/storefront/checkout.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { QuantityStepper } from '#ui/forms/QuantityStepper.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { TruncatedName } from '#ui/products/TruncatedName.tsx';
import { useLineNames } from '../products/useLineNames.ts';
import { bringIntoView } from './bringIntoView.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import type { OrderSums } from './orderPayload.ts';
import type { CheckoutLines } from './useCheckoutLines.ts';
import type { LineRefusal } from './useLineRefusals.ts';

interface SummarySectionProps {
  readonly checkoutLines: CheckoutLines;
  /** Why the shop does not take a line; `null` if it does. */
  readonly refusalOf: (line: CartLine) => LineRefusal | null;
  readonly sums: OrderSums;
  readonly hasArea: boolean;
}

/** The products, quantities and sums of the order (CO-6). */
export const SummarySection = ({ checkoutLines, refusalOf, sums, hasArea }: SummarySectionProps) => {
  const { lines, previousPrice, setQuantity, remove } = checkoutLines;
  const shop = useShop();
  const idsOverLimit = productsOverLimit(lines, shop);
  const lineName = useLineNames(lines);
  const listRef = useRef<HTMLUListElement>(null);
  // A refusal goes away with the button that settles it.
  const focusProps = useKeptFocus(listRef);
  return (
    <CheckoutSection title={messages.orderSummary}>
      <List ref={listRef} tabIndex={-1} {...focusProps}>
        {lines.map((line) => {
          const key = lineKey(line);
          return (
            <SummaryRow
              key={key}
              line={line}
              name={lineName(line)}
              label={lineLabel(line, lineName(line), lines)}
              limit={idsOverLimit.has(line.id) ? limitMessages.pieces(shop) : null}
              previousPrice={previousPrice(line)}
              refusal={refusalOf(line)}
              onQuantity={(quantity) => setQuantity(key, quantity)}
              onRemove={() => remove(key)}
            />
          );
        })}
      </List>
      <OrderTotals sums={sums} hasArea={hasArea} />
    </CheckoutSection>
  );
};

interface SummaryRowProps {
  readonly line: CartLine;
  /** The product's name in the language of the page. */
  readonly name: string;
  /** The name in the labels of its controls. */
  readonly label: string;
  /** Why one order does not take so many pieces of the product; `null` if it does. */
  readonly limit: string | null;
  /** Taka for one piece before the shop changed the price; `undefined` if it did not. */
  readonly previousPrice: number | undefined;
  /** Why the shop does not take this line; `null` if it does. */
  readonly refusal: LineRefusal | null;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

const SummaryRow = ({
  line,
  name,
  label,
  limit,
  previousPrice,
  refusal,
  onQuantity,
  onRemove,
}: SummaryRowProps) => {
  const choices = pickedChoices(line);
  /** How many pieces the shopper may take instead; 0 if none is left, or the refusal has another reason. */
  const left = refusal?.left ?? 0;
  return (
    <Row>
      <Picture src={line.imageUrl} alt="" {...productImage} sizes="64px" />
      <div>
        <Link to={productPath(line.id)}>
          <TruncatedName name={name} cut={nameLengths.checkout} />
        </Link>
        {choices.length === 0 ? null : <small>{choices.join(' · ')}</small>}
        <UnitPrice>
          {previousPrice === undefined ? null : (
            <s>
              <VisuallyHidden>{messages.before} </VisuallyHidden>
              {formatTaka(previousPrice)}
            </s>
          )}
          <span data-new={previousPrice !== undefined || undefined}>
            {/* In a line, `originalPrice` is what one piece costs today: the specification's name. */}
            {messages.each(formatTaka(line.originalPrice))}
          </span>
        </UnitPrice>
      </div>
      <Quantity>
        <QuantityStepper value={line.quantity} label={messages.quantityOf(label)} onChange={onQuantity} />
      </Quantity>
      <Amount as={refusal?.isUnavailable ? 's' : undefined}>{formatExactTaka(lineTotal(line))}</Amount>
      {limit === null ? null : <LimitError role="alert">{limit}</LimitError>}
      {refusal === null ? null : (
        // `isNamed`: the order was refused because of this line. What was found wrong with others afterwards does not scroll the page.
        <Refusal role="alert" ref={refusal.isNamed ? bringIntoView : undefined}>
          {refusal.message}
          {left > 0 ? (
            <Button tone="plain" size="s" onClick={() => onQuantity(left)}>
              {messages.take(left)}
            </Button>
          ) : null}
          <Button tone="danger" size="s" onClick={onRemove}>
            {messages.removeIt}
          </Button>
        </Refusal>
      )}
    </Row>
  );
};

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  align-items: center;
  padding-block-end: var(--space-4);
  border-block-end: 1px solid var(--line);
  /* The span is the placeholder of Picture. */
  img, > span:first-child { border-radius: var(--radius-m); }
  a { display: block; font-weight: 600; line-height: var(--leading-snug); text-decoration: none; }
  a:hover { text-decoration: underline; }
  small { display: block; font-size: var(--text-s); color: var(--ink-soft); }
`;
const UnitPrice = styled.small`
  s { margin-inline-end: var(--space-2); }
  [data-new] { font-weight: 600; color: var(--danger); }
`;
const Quantity = styled.div`
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
const LimitError = styled(FieldError)`
  grid-column: 1 / -1;
`;
const Refusal = styled.div`
  grid-column: 1 / -1;
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  font-size: var(--text-s);
  font-weight: 500;
  color: var(--danger);
`;
