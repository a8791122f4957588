import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { type CartLine, lineKey, linesTotal, lineTotal } from '#domain/checkout/cart.ts';
import { limitReason } from '#domain/checkout/orderLimits.ts';
import { nameLengths } from '#domain/shop/constants.ts';
import { formatExactTaka, formatTaka } from '#domain/values/money.ts';
import { digits } from '#messages/language.ts';
import * as messages from '#messages/storefront/cart.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { DelayedStatus } from '#ui/feedback/DelayedStatus.tsx';
import { TruncatedName } from '#ui/products/TruncatedName.tsx';
import { from, narrow } from '#ui/theme/media.ts';
import { Sidebar, SummaryCard, SummaryFooter } from './cartLayout.ts';

interface CartSummaryProps {
  /** The selected lines. */
  readonly lines: readonly CartLine[];
  readonly nameOf: (line: CartLine) => string;
}

/** The total of the selected lines and the button to checkout (CT-2, CT-3). */
export const CartSummary = ({ lines, nameOf }: CartSummaryProps) => {
  const navigate = useNavigate();
  const titleId = useId();
  const limitId = useId();
  const shop = useShop();
  const limitMessage = limitReason(lines, shop);
  const total = formatExactTaka(linesTotal(lines));
  const proceed = (): void => void navigate('/product-checkout', { state: { lines } });
  return (
    <Sidebar>
      <SummaryCard aria-labelledby={titleId}>
        <h2 id={titleId}>{messages.selectedProducts}</h2>
        {lines.length === 0 ? (
          <Hint>{messages.tickWhatYouWant}</Hint>
        ) : (
          <List>
            {lines.map((line) => (
              <li key={lineKey(line)}>
                <span>
                  <TruncatedName name={nameOf(line)} cut={nameLengths.cartSummary} />
                  {/* A line's `originalPrice` is what the shopper pays for a piece, with an offer too (`CartLine`). */}
                  <small>
                    {formatTaka(line.originalPrice)} × {digits(line.quantity)}
                  </small>
                </span>
                <span>{formatExactTaka(lineTotal(line))}</span>
              </li>
            ))}
          </List>
        )}
      </SummaryCard>
      <SummaryFooter>
        <Total>
          <span>{messages.total}</span>
          <span>{total}</span>
        </Total>
        <DelayedStatus text={messages.totalOf(total)} />
        <Button
          size="l"
          wide
          disabled={lines.length === 0 || limitMessage !== null}
          aria-describedby={limitMessage === null ? undefined : limitId}
          onClick={proceed}
          // A link's screen is fetched when it is pointed at (prefetchScreens); this button's too.
          data-prefetch="/product-checkout"
        >
          {messages.proceedToCheckout}
        </Button>
        <Limit aria-live="polite">
          {limitMessage === null ? null : <FieldError id={limitId}>{limitMessage}</FieldError>}
        </Limit>
        <Note>
          {shop.freeDeliveryOver === null
            ? messages.deliveryIsCalculated
            : messages.deliveryIsCalculatedOrFree(formatTaka(shop.freeDeliveryOver))}
        </Note>
      </SummaryFooter>
    </Sidebar>
  );
};

const Hint = styled.p`
  color: var(--ink-soft);
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  font-variant-numeric: tabular-nums;
  li { display: flex; justify-content: space-between; gap: var(--space-4); }
  li > :first-child { min-width: 0; line-height: var(--leading-snug); }
  li > :last-child { font-weight: 600; }
  small { display: block; font-size: var(--text-s); color: var(--ink-soft); }
`;
const Total = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);
  font-size: var(--text-l);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  @media ${narrow} {
    display: grid;
    gap: 0;
    font-size: var(--text-m);
    line-height: var(--leading-snug);
    > :first-child { font-size: var(--text-s); font-weight: 400; color: var(--ink-soft); }
  }
`;
/** While empty it has no place in the grid, and no gap before it. */
const Limit = styled.div`
  grid-column: 1 / -1;
  &:empty { position: absolute; }
`;
const Note = styled.p`
  display: none;
  ${from.large} { display: block; }
  font-size: var(--text-s);
  color: var(--ink-soft);
`;
