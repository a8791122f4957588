import { styled } from 'styled-components';
import { productTitle } from '#domain/products/product.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/products/prices.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import type { PreviewedPrices } from './previewPrices.ts';

/** A list of the products whose prices would change, each with its old and new prices. */
export const PriceRows = ({ rows }: { readonly rows: readonly PreviewedPrices[] }) => (
  <List aria-label={messages.oldAndNewPrices} tabIndex={0}>
    {rows.map(({ product, prices }) => (
      <li key={product._id}>
        <span>{shownName(productTitle(product))}</span>
        <span>
          <Change label={messages.price} before={product.originalPrice} after={prices.originalPrice} />
          <Change label={messages.offer} before={product.offerPrice} after={prices.offerPrice} />
        </span>
      </li>
    ))}
  </List>
);

interface ChangeProps {
  readonly label: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** One price before and after; nothing for a price that the product does not have. */
const Change = ({ label, before, after }: ChangeProps) => {
  if (before === null || after === null) return null;
  return (
    <Amounts>
      {label} <VisuallyHidden>{messages.before} </VisuallyHidden>
      <s>{formatTaka(before)}</s> <VisuallyHidden>{messages.after} </VisuallyHidden>
      <strong>{formatTaka(after)}</strong>
    </Amounts>
  );
};

/** A list of the products that keep their prices, each with the reason. */
export const RefusedRows = ({
  label,
  rows,
}: {
  readonly label: string;
  readonly rows: readonly { readonly id: string; readonly name: string; readonly reason: string }[];
}) => (
  <section>
    <p>
      <strong>{label}:</strong>
    </p>
    <List aria-label={label} tabIndex={0}>
      {rows.map(({ id, name, reason }) => (
        <li key={id}>
          <span>{shownName(name)}</span>
          <span>{shownText(reason)}</span>
        </li>
      ))}
    </List>
  </section>
);

const List = styled.ul`
  max-height: 34vh;
  font-size: var(--text-s);
  overflow: auto;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding: var(--space-2) var(--space-1);
    border-block-start: 1px solid var(--line);
    content-visibility: auto;
    contain-intrinsic-size: auto 40px;
    overflow-wrap: anywhere;
  }
`;

const Amounts = styled.span`
  display: inline-block;
  margin-inline-end: var(--space-4);
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  strong {
    color: var(--ink);
  }
`;
