import { styled } from 'styled-components';
import type { OrderRevision } from '#domain/orders/orderRevision.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/orders/corrections.ts';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { ChangeList } from './ChangeList.tsx';

/** The corrections of an order: when, by whom, and what changed (MD-5). Shows nothing for none, and before they are loaded (`null`). */
export const OrderRevisions = ({ revisions }: { readonly revisions: readonly OrderRevision[] | null }) =>
  revisions === null || revisions.length === 0 ? null : (
    <TitledCard title={messages.corrections}>
      <List>
        {revisions.map((revision) => (
          <li key={revision.at}>
            <strong>{revision.by === null ? messages.byTheShop : messages.by(revision.by)}</strong>
            <small>{formatDateTime(revision.at)}</small>
            <ChangeList changes={revision} />
          </li>
        ))}
      </List>
    </TitledCard>
  );

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
  font-size: var(--text-s);

  li:not(:first-child) {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--line);
  }

  small {
    display: block;
    margin-block-end: var(--space-2);
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }
`;
