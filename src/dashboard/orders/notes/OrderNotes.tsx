import { styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { useOrderNotesQuery } from '#api/orders/orderNotesApi.ts';
import { type OrderNote, orderNoteTitle } from '#domain/orders/orderNote.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/orders/notes.ts';
import { SmallText } from '../../components/layout/SmallText.ts';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { PartNotLoaded } from '../../components/loading/PartNotLoaded.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { CallButtons } from './CallButtons.tsx';

/** The calls and notes of staff about an order, with buttons to add one (MD-4); nothing if the host keeps none. */
export const OrderNotes = ({ orderId }: { readonly orderId: string }) => {
  const isSupported = useCapability('orderNotes');
  const query = useOrderNotesQuery(orderId, { ...refetchOnMount, skip: !isSupported });
  const notes = query.data;
  if (!isSupported) return null;
  return (
    <TitledCard title={messages.callsAndNotes} isSpaced>
      {(query.isError || notes === undefined) && (
        <PartNotLoaded what={messages.theNotes} query={query} height="20px" />
      )}
      {notes?.length === 0 && <SmallText>{messages.noCallsOrNotesYet}</SmallText>}
      {notes !== undefined && notes.length > 0 && (
        <List>
          {notes.map((note) => (
            <NoteItem key={`${note.at} ${note.kind}`} note={note} />
          ))}
        </List>
      )}
      <CallButtons orderId={orderId} />
      <SmallText>{messages.onlyStaffSeeThis}</SmallText>
    </TitledCard>
  );
};

const NoteItem = ({ note }: { readonly note: OrderNote }) => (
  <li>
    <strong>{orderNoteTitle(note)}</strong>
    {note.text !== '' && <Text>{note.text}</Text>}
    <small>
      {formatDateTime(note.at)} · {note.by}
    </small>
  </li>
);

const List = styled.ol`
  display: grid;
  gap: var(--space-3);
  font-size: var(--text-s);

  small {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }
`;

const Text = styled.p`
  overflow-wrap: anywhere;
`;
