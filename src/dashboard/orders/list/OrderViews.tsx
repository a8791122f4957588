import { type FormEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OrderListName } from '#domain/orders/orderLists.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import { digits } from '#messages/language.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { narrow } from '#ui/theme/media.ts';
import { Collapsible } from '../../components/layout/Collapsible.tsx';
import { withoutPagination } from '../../components/paging/usePagination.ts';
import { staffListAddresses } from '../../components/routing/addresses.ts';
import { type OrderView, readViews, viewLimits, withView, writeViews } from './orderListStorage.ts';

const addressOf = ({ list, query }: OrderView): string =>
  `${staffListAddresses[list]}${query === '' ? '' : `?${query}`}`;

/** The views of the order lists that the account has saved, and a form that saves the present one under a name (DK-14). */
export const OrderViews = ({ list }: { readonly list: OrderListName }) => {
  const uid = useSelector(selectUser)?.uid ?? '';
  const [params] = useSearchParams();
  const [views, setViews] = useState<readonly OrderView[]>(() => readViews(uid));
  // After a press the panel takes the focus: a button that removes a view goes away with it, the one that saves a view stays disabled.
  const panelRef = useRef<HTMLDivElement>(null);
  const focusProps = useKeptFocus(panelRef, { staysDisabled: true });
  // What the address says of the list, without the page.
  const query = withoutPagination(params).toString();
  /** Changes the stored views, to which another tab may have added some. */
  const changeViews = (change: (stored: readonly OrderView[]) => readonly OrderView[]) => {
    const next = change(readViews(uid));
    setViews(next);
    writeViews(uid, next);
  };
  const isShown = (view: OrderView): boolean => view.list === list && view.query === query;
  return (
    <Root>
      <Collapsible
        summary={
          <>
            <StaffIcon name="eye" size={18} /> <Word>{messages.views}</Word>
            {views.length > 0 && ` (${digits(views.length)})`}
          </>
        }
      >
        <Panel ref={panelRef} {...focusProps} tabIndex={-1}>
          {views.length > 0 && (
            <List aria-label={messages.views}>
              {views.map((view) => (
                <li key={view.name}>
                  <Link to={addressOf(view)} aria-current={isShown(view) ? 'page' : undefined}>
                    {view.name}
                  </Link>
                  <IconButton
                    label={messages.removeTheView(view.name)}
                    icon={<Icon name="close" size={16} />}
                    onClick={() => changeViews((stored) => stored.filter(({ name }) => name !== view.name))}
                  />
                </li>
              ))}
            </List>
          )}
          <SaveView
            isFull={views.length >= viewLimits.views}
            onSave={(name) => changeViews((stored) => withView(stored, { name, list, query }))}
          />
        </Panel>
      </Collapsible>
    </Root>
  );
};

interface SaveViewProps {
  /** Whether the account has as many views as it may have. */
  readonly isFull: boolean;
  readonly onSave: (name: string) => void;
}

const SaveView = ({ isFull, onSave }: SaveViewProps) => {
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const viewName = name.trim();
    if (viewName === '') return;
    onSave(viewName);
    setName('');
  };
  if (isFull) return <p>{messages.tooManyViews(viewLimits.views)}</p>;
  return (
    <Form onSubmit={save}>
      <TextField
        label={messages.nameOfThisView}
        hint={messages.viewHint}
        maxLength={viewLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" tone="plain" disabled={name.trim() === ''}>
        {messages.saveTheView}
      </Button>
    </Form>
  );
};

/** Not a `div`: in the row of controls a `div` gets the styles of the sort field (ListControls). */
const Root = styled.section`
  &:has(details[open]) {
    flex-basis: 100%;
  }
`;

/** On a phone the sort beside it needs the space. */
const Word = styled.span`
  @media ${narrow} {
    position: absolute;
    /* Clipped alone, the word would still widen the page where it is large. */
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Panel = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);

  p {
    font-size: var(--text-s);
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  li {
    display: flex;
    align-items: center;
    max-width: 100%;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-full);
    overflow-wrap: anywhere;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding-inline-start: var(--space-4);
    font-size: var(--text-s);
    font-weight: 550;
  }

  [aria-current] {
    color: var(--accent);
    font-weight: 650;
  }
`;

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-3);

  > :first-child {
    flex: 1 1 240px;
    max-width: 420px;
  }

  /* Beside the field, below its label, which is 27 px high. */
  > button {
    margin-block-start: 27px;
    min-height: 48px;
  }
`;
