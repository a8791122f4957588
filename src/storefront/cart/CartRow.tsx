import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type CartLine, notPicked } from '#domain/checkout/cart.ts';
import { acceptedLine, type LineFinding } from '#domain/checkout/cartCheck.ts';
import { productPath } from '#domain/products/product.ts';
import { nameLengths, productImage } from '#domain/shop/constants.ts';
import { formatTaka } from '#domain/values/money.ts';
import { choiceName } from '#messages/domain/choices.ts';
import * as messages from '#messages/storefront/cart.ts';
import { FieldError } from '#ui/controls/Field.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { QuantityStepper } from '#ui/forms/QuantityStepper.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { ShopIcon } from '#ui/icons/ShopIcon.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { TruncatedName } from '#ui/products/TruncatedName.tsx';
import { from } from '#ui/theme/media.ts';
import { LineFindingNotice } from './LineFindingNotice.tsx';

interface CartRowProps {
  readonly line: CartLine;
  /** The product's name in the language of the page. */
  readonly name: string;
  /** The name in the labels of its controls. */
  readonly label: string;
  /** Why one order does not take so many pieces of the product; `null` if it does. */
  readonly limit: string | null;
  /** How the line differs from what the shop would take today; `null` if it does not. */
  readonly finding: LineFinding | null;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onQuantity: (quantity: number) => void;
  /** Called with the shop's price for one piece, in taka. */
  readonly onPrice: (price: number) => void;
  /** `detail` counts taps in quick succession: the second tap of a double tap would remove the line that has moved up. */
  readonly onRemove: (press: Pick<MouseEvent, 'detail'>) => void;
}

const isSpecified = (choice: string): boolean => choice !== notPicked;

/** One line of the cart, to select, change in quantity or remove. */
export const CartRow = ({
  line,
  name,
  label,
  limit,
  finding,
  isSelected,
  onSelect,
  onQuantity,
  onPrice,
  onRemove,
}: CartRowProps) => (
  <Row isSelected={isSelected}>
    <Selection>
      <Checkbox
        label={messages.select(label)}
        hiddenLabel
        checked={isSelected}
        disabled={acceptedLine(line, finding) === null}
        onChange={onSelect}
      />
    </Selection>
    <Thumbnail>
      <Picture src={line.imageUrl} alt="" {...productImage} sizes="(min-width: 600px) 104px, 76px" />
    </Thumbnail>
    <Details>
      <Link to={productPath(line.id)}>
        <TruncatedName name={name} cut={nameLengths.cartList} />
      </Link>
      <Options>
        {isSpecified(line.color) ? <span>{messages.color(choiceName(line.color))}</span> : null}
        {isSpecified(line.size) ? <span>{messages.size(line.size)}</span> : null}
      </Options>
      <LinePrice line={line} finding={finding} />
    </Details>
    <Quantity>
      <QuantityStepper value={line.quantity} label={messages.quantityOf(label)} onChange={onQuantity} />
    </Quantity>
    <LineFindingNotice
      finding={finding}
      priceInCart={line.originalPrice}
      onPrice={onPrice}
      onQuantity={onQuantity}
      onRemove={onRemove}
    />
    {limit === null ? null : <LimitError role="alert">{limit}</LimitError>}
    <Actions>
      <IconButton
        label={messages.removeFromTheCart(label)}
        icon={<ShopIcon name="trash" />}
        onClick={onRemove}
      />
    </Actions>
  </Row>
);

/** What the shopper pays for one piece today and, when that is another price than the cart has, the cart's. */
const LinePrice = ({ line, finding }: Pick<CartRowProps, 'line' | 'finding'>) => {
  // A line's `originalPrice` is the sale price, in spite of its name (`CartLine`).
  const { originalPrice: price } = acceptedLine(line, finding) ?? line;
  return (
    <span>
      <strong>{formatTaka(price)}</strong>
      {price === line.originalPrice ? null : (
        <>
          {' '}
          <del>
            <VisuallyHidden>{messages.priceBefore} </VisuallyHidden>
            {formatTaka(line.originalPrice)}
          </del>
        </>
      )}
    </span>
  );
};

interface RowProps {
  readonly isSelected: boolean;
  readonly children: ReactNode;
}

/** Keeps the focus when a finding goes away with the button that settles it. */
const Row = ({ isSelected, children }: RowProps) => {
  const rootRef = useRef<HTMLLIElement>(null);
  const focusProps = useKeptFocus(rootRef);
  return (
    <Root ref={rootRef} tabIndex={-1} {...focusProps} data-selected={isSelected || undefined}>
      {children}
    </Root>
  );
};

const Root = styled.li`
  display: grid;
  grid-template:
    'selection image details details' auto
    'selection quantity quantity actions' auto
    / auto 76px minmax(0, 1fr) auto;
  gap: var(--space-3) var(--space-3);
  align-items: center;
  padding-block: var(--space-4);
  padding-inline: var(--space-2) var(--space-4);
  transition: background-color 0.15s;
  & + & { border-block-start: 1px solid var(--line); }
  &:last-child { border-radius: 0 0 var(--radius-l) var(--radius-l); }
  &[data-selected] { background: var(--accent-soft); }
  ${from.tablet} {
    grid-template: 'selection image details quantity actions' auto / auto 104px minmax(0, 1fr) auto auto;
    gap: var(--space-4);
    padding-inline: var(--space-4);
  }
`;
const Selection = styled.div`
  grid-area: selection;
  align-self: center;
`;
const Thumbnail = styled.div`
  grid-area: image;
  align-self: start;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
`;
const Details = styled.div`
  grid-area: details;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  min-width: 0;
  overflow-wrap: anywhere;
  a { font-weight: 600; line-height: var(--leading-snug); text-decoration: none; }
  a:hover { color: var(--accent); text-decoration: underline; }
  strong, del { font-variant-numeric: tabular-nums; }
  del { font-size: var(--text-s); color: var(--ink-soft); }
`;
const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  font-size: var(--text-s);
  color: var(--ink-soft);
  &:empty { display: none; }
`;
const Quantity = styled.div`
  grid-area: quantity;
`;
const LimitError = styled(FieldError)`
  grid-column: 2 / -1;
`;
const Actions = styled.div`
  grid-area: actions;
  button { color: var(--ink-soft); }
  button:hover { color: var(--danger); background: var(--danger-soft); }
`;
