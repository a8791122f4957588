import { useState } from 'react';
import { styled } from 'styled-components';
import { isOrderable, type Product, productTitle } from '#domain/products/product.ts';
import * as messages from '#messages/dashboard/orders/corrections.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { ProductFinder } from '../ProductFinder.tsx';
import { type FormLine, withLine } from './formLines.ts';
import { LineFields } from './LineFields.tsx';
import { ProductHit } from './ProductHit.tsx';

/** What the lines need of the form that they stand in. */
interface LinesForm {
  readonly lines: readonly FormLine[];
  readonly setLines: (lines: readonly FormLine[]) => void;
  /** The products of the lines by id, without those that the shop no longer has. */
  readonly products: ReadonlyMap<string, Product>;
  readonly addProduct: (product: Product) => void;
  /** Why the line with this key cannot be ordered, in sentences. */
  readonly refusalsOf: (key: string) => readonly string[];
  /** Why the lines together cannot be ordered, such as that there is none, in a sentence; `undefined` when they can. */
  readonly listRefusal: string | undefined;
}

interface CorrectedLinesProps {
  readonly form: LinesForm;
  /** Whether the order is being placed: no line is then marked as added. */
  readonly isNewOrder?: boolean;
}

/** The lines of an order that is being corrected or placed, and a search for products to add. */
export const CorrectedLines = ({ form, isNewOrder = false }: CorrectedLinesProps) => {
  const { lines, setLines, products, listRefusal } = form;
  /** Says to screen readers which product was added last. */
  const [message, setMessage] = useState('');
  const add = (product: Product) => {
    form.addProduct(product);
    setMessage(messages.productWasAdded(productTitle(product)));
  };
  return (
    <TitledCard isSpaced title={messages.products}>
      <List>
        {lines.map((line) => (
          <li key={line.key}>
            <LineFields
              line={line}
              isNewOrder={isNewOrder}
              product={products.get(line.id)}
              refusals={form.refusalsOf(line.key)}
              onChange={(change) => setLines(withLine(lines, line.key, change))}
            />
          </li>
        ))}
      </List>
      {listRefusal !== undefined && <Refusal role="alert">{listRefusal}</Refusal>}
      <ProductFinder label={messages.addAProduct} canChoose={isOrderable} onChoose={add}>
        {(product) => <ProductHit product={product} />}
      </ProductFinder>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </TitledCard>
  );
};

const List = styled.ul`
  display: grid;
  gap: var(--space-4);

  &:empty {
    display: none;
  }

  > li:not(:last-child) {
    padding-block-end: var(--space-4);
    border-block-end: 1px solid var(--line);
  }
`;

const Refusal = styled.p`
  color: var(--danger);
  font-size: var(--text-s);
  font-weight: 500;
`;
