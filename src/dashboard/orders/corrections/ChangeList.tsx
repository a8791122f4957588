import { styled } from 'styled-components';
import type { OrderChanges } from '#domain/orders/orderRevision.ts';
import * as messages from '#messages/dashboard/orders/corrections.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { type ChangeEntry, changeEntries } from './changeEntries.ts';

/** What a correction changes, each with the value before and after (MD-5). */
export const ChangeList = ({ changes }: { readonly changes: OrderChanges }) => (
  <List>
    {changeEntries(changes).map((entry) => (
      <div key={entry.key}>
        <dt>{entry.label}</dt>
        <dd>
          <Values entry={entry} />
        </dd>
      </div>
    ))}
  </List>
);

const Values = ({ entry: { from, to } }: { readonly entry: ChangeEntry }) => (
  <>
    {from.isNothing ? <Nothing>{from.text}</Nothing> : <del>{from.text}</del>}
    <VisuallyHidden> {messages.becomes} </VisuallyHidden>
    <Arrow aria-hidden="true"> → </Arrow>
    {to.isNothing ? <Nothing>{to.text}</Nothing> : <ins>{to.text}</ins>}
  </>
);

const List = styled.dl`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-s);
  overflow-wrap: anywhere;

  dt {
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-weight: 600;
  }

  dd {
    font-variant-numeric: tabular-nums;
    white-space: pre-line;
  }

  del {
    color: var(--ink-soft);
  }

  ins {
    font-weight: 600;
    text-decoration: none;
  }
`;

const Arrow = styled.span`
  color: var(--ink-faint);
`;

const Nothing = styled.em`
  color: var(--ink-soft);
`;
