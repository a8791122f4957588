import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type CartLine, notPicked } from '#domain/cart.ts';
import { nameLengths, productPicture } from '#domain/constants.ts';
import { limitTexts } from '#domain/limitTexts.ts';
import { formatTaka } from '#domain/money.ts';
import { isOverLimit } from '#domain/orderLimits.ts';
import { productPath } from '#domain/product.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { QuantityStepper } from '#ui/controls/QuantityStepper.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { TruncatedName } from '#ui/products/TruncatedName.tsx';
import { from } from '#ui/theme/media.ts';

interface CartRowProps {
  readonly line: CartLine;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

const isPicked = (choice: string): boolean => choice !== notPicked;

export const CartRow = ({ line, ticked, onTick, onQuantity, onRemove }: CartRowProps) => (
  <Row data-ticked={ticked || undefined}>
    <Tick>
      <Checkbox label={`Select ${line.name}`} hiddenLabel checked={ticked} onChange={onTick} />
    </Tick>
    <Thumb>
      <Picture src={line.imageUrl} alt="" {...productPicture} sizes="(min-width: 600px) 104px, 76px" />
    </Thumb>
    <About>
      <Link to={productPath(line.id)}>
        <TruncatedName name={line.name} cut={nameLengths.cartList} />
      </Link>
      <Choices>
        {isPicked(line.color) ? <span>Color: {line.color}</span> : null}
        {isPicked(line.size) ? <span>Size: {line.size}</span> : null}
      </Choices>
      <strong>{formatTaka(line.originalPrice)}</strong>
    </About>
    <Count>
      <QuantityStepper value={line.quantity} label={`Quantity of ${line.name}`} onChange={onQuantity} />
    </Count>
    {isOverLimit(line) ? <LineLimit role="alert">{limitTexts.pieces}</LineLimit> : null}
    <Bin>
      <IconButton
        label={`Remove ${line.name} from the cart`}
        icon={<Icon name="trash" />}
        onClick={onRemove}
      />
    </Bin>
  </Row>
);

const Row = styled.li`
  display: grid;
  grid-template:
    'tick thumb about about' auto
    'tick count count bin' auto
    / auto 76px minmax(0, 1fr) auto;
  gap: var(--space-3) var(--space-3);
  align-items: center;
  padding: var(--space-4) var(--space-4) var(--space-4) var(--space-2);
  transition: background-color 0.15s;
  & + & { border-top: 1px solid var(--line); }
  &:last-child { border-radius: 0 0 var(--radius-l) var(--radius-l); }
  &[data-ticked] { background: var(--accent-soft); }
  ${from.tablet} {
    grid-template: 'tick thumb about count bin' auto / auto 104px minmax(0, 1fr) auto auto;
    gap: var(--space-4);
    padding-inline: var(--space-4);
  }
`;
const Tick = styled.div`
  grid-area: tick;
  align-self: center;
`;
const Thumb = styled.div`
  grid-area: thumb;
  align-self: start;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
`;
const About = styled.div`
  grid-area: about;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  min-width: 0;
  overflow-wrap: anywhere;
  a { font-weight: 600; line-height: var(--leading-snug); text-decoration: none; }
  a:hover { color: var(--accent); text-decoration: underline; }
  strong { font-variant-numeric: tabular-nums; }
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  font-size: var(--text-s);
  color: var(--ink-soft);
  &:empty { display: none; }
`;
const Count = styled.div`
  grid-area: count;
`;
const LineLimit = styled(FieldError)`
  grid-column: 2 / -1;
`;
const Bin = styled.div`
  grid-area: bin;
  button { color: var(--ink-soft); }
  button:hover { color: var(--danger); background: var(--danger-soft); }
`;
