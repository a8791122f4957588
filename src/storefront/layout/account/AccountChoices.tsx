import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSessionCommands } from '#api/accounts/sessionCommands.ts';
import * as messages from '#messages/storefront/layout/accountChoices.ts';
import { selectIsSettled, selectUser } from '#slices/sessionSlice.ts';
import { LanguageLink } from '#ui/controls/LanguageLink.tsx';
import { signOut } from '#ui/feedback/signOut.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ShopIcon } from '#ui/icons/ShopIcon.ts';
import { AccountLoading } from './AccountLoading.tsx';

/** Dashboard and Logout when signed in, else Login and Register (HD-2, FT-4); and the other language (BN-2). */
export const AccountChoices = ({ onChoice }: { readonly onChoice: () => void }) => {
  const user = useSelector(selectUser);
  const isSettled = useSelector(selectIsSettled);
  const { pathname, search } = useLocation();
  const { loadSession, sendSessionCommand } = useSessionCommands();
  // The visitor is about to sign in or out: the session's code is then there when the command is sent.
  useEffect(() => void loadSession(), [loadSession]);
  if (user !== null) {
    return (
      <List>
        <UserName>{user.displayName || user.email}</UserName>
        <Link to="/dashboard" onClick={onChoice}>
          <Icon name="grid" /> {messages.dashboard}
        </Link>
        <button
          type="button"
          onClick={() => {
            onChoice();
            void signOut(sendSessionCommand);
          }}
        >
          <ShopIcon name="logout" /> {messages.logout}
        </button>
        <OtherLanguage />
      </List>
    );
  }
  if (!isSettled) return <AccountLoading />;
  // Where the account screens lead back to.
  const state = { from: pathname + search };
  return (
    <List>
      <Link to="/login" state={state} onClick={onChoice}>
        <ShopIcon name="login" /> {messages.login}
      </Link>
      <Link to="/register" state={state} onClick={onChoice}>
        <Icon name="user" /> {messages.register}
      </Link>
      <OtherLanguage />
    </List>
  );
};

const OtherLanguage = () => (
  <LanguageLink>
    <ShopIcon name="globe" />
  </LanguageLink>
);

const List = styled.div`
  display: grid;
  a, button {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 48px;
    padding-inline: var(--space-3);
    border: 0;
    border-radius: var(--radius-m);
    background: none;
    font-weight: 550;
    text-align: start;
    text-decoration: none;
  }
  a:hover, button:hover { background: var(--accent-soft); color: var(--accent-strong); }
  svg { color: var(--accent); }
`;
const UserName = styled.p`
  padding: var(--space-2) var(--space-3);
  max-width: 240px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: var(--text-s);
  color: var(--ink-faint);
`;
