import { styled } from 'styled-components';
import { lineTotal, notPicked } from '#domain/checkout/cart.ts';
import { type Product, productTitle, salePrice } from '#domain/products/product.ts';
import { orderQuantityLimit } from '#domain/shop/constants.ts';
import { formatExactTaka, formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/corrections.ts';
import { choiceName } from '#messages/domain/choices.ts';
import { Button } from '#ui/controls/Button.tsx';
import { QuantityStepper } from '#ui/forms/QuantityStepper.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { ProductThumbnail } from '../ProductThumbnail.tsx';
import { choicesOf, type FormLine } from './formLines.ts';

interface LineFieldsProps {
  readonly line: FormLine;
  /** The line's product; `undefined` when the shop no longer has it. */
  readonly product: Product | undefined;
  /** Whether the order is being placed: its lines are not marked as added. */
  readonly isNewOrder: boolean;
  readonly refusals: readonly string[];
  readonly onChange: (change: Partial<FormLine>) => void;
}

const none: readonly string[] = [];

/** Whether the form has added the line to the order. */
const isAdded = ({ indexInOrder }: FormLine): boolean => indexInOrder === null;

/**
 * The price of one piece: a line of the order keeps its own, which API-5 calls `originalPrice`, offers included. An added line has the
 * product's price of today.
 */
const priceOf = (line: FormLine, product: Product | undefined): number => {
  const priceToday = isAdded(line) && product !== undefined ? salePrice(product) : null;
  return priceToday ?? line.originalPrice;
};

/** One line of the form: fields for its colour, size and quantity, and a button that removes it or brings it back. */
export const LineFields = ({ line, product, isNewOrder, refusals, onChange }: LineFieldsProps) => {
  const name = productTitle(line);
  const price = priceOf(line, product);
  return (
    <Root $isRemoved={line.isRemoved}>
      <ProductThumbnail src={line.imageUrl} sizes="56px" />
      <div>
        <Name>{shownName(name)}</Name>
        <small>
          {messages.pricePerPiece(formatTaka(price))}
          {isAdded(line) && !isNewOrder && `, ${messages.addedLine}`}
          {line.isRemoved && `, ${messages.removedLine}`}
        </small>
      </div>
      {line.isRemoved ? null : (
        <Fields>
          <ChoiceSelect choice="color" line={line} offered={product?.colors ?? none} onChange={onChange} />
          <ChoiceSelect choice="size" line={line} offered={product?.sizes ?? none} onChange={onChange} />
        </Fields>
      )}
      <Actions>
        {line.isRemoved ? null : (
          <QuantityStepper
            label={messages.quantityOf(name)}
            value={line.quantity}
            // The technical limit: staff may exceed the merchant's.
            max={orderQuantityLimit}
            onChange={(quantity) => onChange({ quantity })}
          />
        )}
        <Button
          tone={line.isRemoved ? 'plain' : 'quiet'}
          size="s"
          onClick={() => onChange({ isRemoved: !line.isRemoved })}
        >
          {!line.isRemoved && <StaffIcon name="trash" size={16} />}
          {line.isRemoved ? messages.undo : messages.remove}
          <VisuallyHidden> {shownName(name)}</VisuallyHidden>
        </Button>
        {!line.isRemoved && (
          <Amount>{formatExactTaka(lineTotal({ originalPrice: price, quantity: line.quantity }))}</Amount>
        )}
      </Actions>
      <Refusals role="status">
        {refusals.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Refusals>
    </Root>
  );
};

interface ChoiceSelectProps {
  readonly choice: 'color' | 'size';
  readonly line: FormLine;
  readonly offered: readonly string[];
  readonly onChange: (change: Partial<FormLine>) => void;
}

const choiceLabels = { color: messages.color, size: messages.size } as const;

/** A select for the colour or size; nothing if the product offers none and the line has none. */
const ChoiceSelect = ({ choice, line, offered, onChange }: ChoiceSelectProps) => {
  const current = line[choice];
  if (offered.length === 0 && current === notPicked) return null;
  return (
    <Select
      label={
        <>
          {choiceLabels[choice]}
          <VisuallyHidden> {messages.ofProduct(productTitle(line))}</VisuallyHidden>
        </>
      }
      options={choicesOf(offered, current).map((value) => ({
        value,
        label: value === notPicked ? messages.notPicked : choiceName(value),
      }))}
      value={current}
      disabled={offered.length === 0}
      onChange={({ target }) => onChange({ [choice]: target.value })}
    />
  );
};

const Root = styled.div<{ $isRemoved: boolean }>`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);

  small {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  > div:nth-child(2) > strong {
    text-decoration: ${({ $isRemoved }) => ($isRemoved ? 'line-through' : 'none')};
  }
`;

const Name = styled.strong`
  display: block;
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  overflow-wrap: anywhere;
`;

const Fields = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: var(--space-3);
  max-width: 420px;

  &:empty {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--space-3);
`;

const Amount = styled.strong`
  margin-inline-start: auto;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

const Refusals = styled.div`
  grid-column: 1 / -1;
  color: var(--danger);
  font-size: var(--text-s);
  font-weight: 500;

  /* Takes no space, and leaves no gap. */
  &:empty {
    position: absolute;
  }
`;
