import { styled } from 'styled-components';
import { formatDateTime } from '#domain/dates.ts';
import type { OrderRevision } from '#domain/orderRevision.ts';
import { TitledCard } from '../../components/TitledCard.tsx';
import { ChangeList } from './ChangeList.tsx';

/** The corrections of an order: when, by whom, and what changed (MD-5); nothing when there are none. */
export const OrderRevisions = ({ revisions }: { readonly revisions: readonly OrderRevision[] | null }) =>
  revisions === null || revisions.length === 0 ? null : (
    <TitledCard title="Corrections">
      <List>
        {revisions.map((revision) => (
          <li key={revision.at}>
            <strong>by {revision.by ?? 'the shop'}</strong>
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
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
  }

  small {
    display: block;
    margin-bottom: var(--space-2);
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }
`;
