import { styled } from 'styled-components';
import { isOrderable, isSoldOut, type Product, productTitle, salePrice } from '#domain/products/product.ts';
import { itemLabel } from '#domain/products/stock.ts';
import { formatExactTaka, times } from '#domain/values/money.ts';
import { choiceName } from '#messages/domain/choices.ts';
import * as messages from '#messages/storefront/product.tsx';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import { DelayedStatus } from '#ui/feedback/DelayedStatus.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ChoiceChips } from '#ui/forms/ChoiceChips.tsx';
import { QuantityStepper } from '#ui/forms/QuantityStepper.tsx';
import { Swatch } from '#ui/products/Swatch.tsx';
import { BuyActions } from './BuyActions.tsx';
import { TellMe } from './TellMe.tsx';
import { useBuyBox } from './useBuyBox.ts';

const optionOf = (choice: string) => ({ value: choice, label: choiceName(choice) });
const swatchOf = (color: string) => <Swatch color={color} />;

interface BuyBoxProps {
  readonly product: Product;
  /** Called with the colour that the shopper chooses. */
  readonly onColor?: (color: string) => void;
}

/** The choice of colour, size and quantity, and the buttons to buy; for a product that cannot be ordered, why not. */
export const BuyBox = ({ product, onColor }: BuyBoxProps) => {
  const box = useBuyBox(product, onColor);
  const { soldOutItem } = box.stock;
  if (!isOrderable(product)) return <WhyNotForSale product={product} />;
  return (
    <Root>
      <ColorChoice product={product} box={box} />
      <SizeChoice product={product} box={box} />
      <QuantityChoice product={product} box={box} />
      {soldOutItem === null ? null : (
        <div>
          <TellMe key={itemLabel(soldOutItem)} product={product} item={soldOutItem} />
        </div>
      )}
      <BuyActions product={product} box={box} />
    </Root>
  );
};

interface ChoiceProps {
  readonly product: Product;
  readonly box: ReturnType<typeof useBuyBox>;
}

const ColorChoice = ({ product, box }: ChoiceProps) => {
  const { color, setColor, colorsRef, colorQuestion, stock } = box;
  return product.colors.length === 0 ? null : (
    <div ref={colorsRef}>
      <ChoiceChips
        legend={<Legend name={messages.color} value={choiceName(color)} question={colorQuestion} />}
        options={product.colors.map(optionOf)}
        value={color}
        onChange={setColor}
        mark={swatchOf}
        isOut={(option) => stock.isOut({ color: option })}
      />
    </div>
  );
};

const SizeChoice = ({ product, box }: ChoiceProps) => {
  const { size, setSize, sizesRef, sizeQuestion, stock } = box;
  return product.sizes.length === 0 ? null : (
    <div ref={sizesRef}>
      <ChoiceChips
        legend={<Legend name={messages.size} value={choiceName(size)} question={sizeQuestion} />}
        options={product.sizes.map(optionOf)}
        value={size}
        onChange={setSize}
        isOut={(option) => stock.isOut({ size: option })}
      />
    </div>
  );
};

const QuantityChoice = ({ product, box }: ChoiceProps) => {
  const { quantity, setQuantity } = box;
  const { note, noteRef, isRefused, soldOutItem, maxQuantity } = box.stock;
  const total = messages.total(formatExactTaka(times(salePrice(product) ?? 0, quantity)));
  return (
    <div>
      <Label aria-hidden="true">{messages.quantity}</Label>
      <QuantityRow>
        <QuantityStepper
          value={quantity}
          onChange={setQuantity}
          max={maxQuantity}
          label={messages.quantityOf(productTitle(product))}
        />
        {quantity > 1 ? <span>{total}</span> : null}
        <StockNote ref={noteRef} tabIndex={-1} role="status" data-refused={isRefused || undefined}>
          {note}
        </StockNote>
      </QuantityRow>
      {/* For screen readers, which do not announce the total above when it changes. */}
      <DelayedStatus text={soldOutItem === null ? total : ''} />
    </div>
  );
};

const WhyNotForSale = ({ product }: { readonly product: Product }) => (
  <NotForSale>
    <Drawing name="sold-out" width={160} />
    <Notice tone="warning">
      {isSoldOut(product) ? messages.productIsSoldOut : messages.productCannotBeOrdered}
    </Notice>
    {isSoldOut(product) ? <TellMe product={product} item={null} /> : null}
  </NotForSale>
);

interface LegendProps {
  readonly name: string;
  readonly value: string;
  readonly question: string;
}

const Legend = ({ name, value, question }: LegendProps) => (
  <>
    {name}: <Value>{value}</Value> <Question role="status">{question}</Question>
  </>
);

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
`;
const NotForSale = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
`;
const Label = styled.p`
  margin-block-end: var(--space-2);
  font-size: var(--text-s);
  font-weight: 600;
`;
const QuantityRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  > span { font-weight: 600; font-variant-numeric: tabular-nums; }
`;
const Value = styled.span`
  font-weight: 400;
  color: var(--ink-soft);
`;
const StockNote = styled.strong`
  color: var(--warning);
  /* Takes no space while empty, but stays in the page, so that screen readers announce what comes into it. */
  &:empty { position: absolute; }
  &[data-refused] { color: var(--danger); }
`;
const Question = styled.span`
  margin-inline-start: var(--space-2);
  color: var(--warning);
`;
