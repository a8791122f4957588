import { useSelector } from 'react-redux';
import { Link, NavLink } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { useShop } from '#api/client/useShop.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { useDecisionCountQuery } from '#api/orders/decisionsApi.ts';
import { useCountOrdersQuery } from '#api/orders/ordersApi.ts';
import { useReviewCountsQuery } from '#api/reviews/moderatedReviewsApi.ts';
import type { Role } from '#domain/accounts/role.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import type { PageShop } from '#domain/products/pageShop.ts';
import { shopName } from '#domain/shop/shopName.ts';
import { isLettering } from '#domain/shop/shopPicture.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/layout.ts';
import { language, other } from '#messages/language.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { selectTheme, themeChosen } from '#slices/themeSlice.ts';
import { LanguageLink } from '#ui/controls/LanguageLink.tsx';
import { signOut } from '#ui/feedback/signOut.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { LogoPicture } from '#ui/pictures/LogoPicture.tsx';
import { addresses } from '../components/routing/addresses.ts';
import { useExitCommand } from '../components/routing/useExitCommand.ts';
import { chooseLanguageByLink } from './chosenLanguage.ts';
import type { MenuEntry } from './menus.ts';
import { useOfferedEntries } from './useOfferedEntries.ts';

interface SideMenuProps {
  /** `null` for nobody signed in, on a public screen, and for an account without a role. */
  readonly role: Role | null;
  /** Opens the list of keyboard shortcuts (MD-12). */
  readonly onShortcuts: () => void;
}

/** Menu of the dashboard: the entries of the role, then home, theme, language and logout (DB-3, BN-2). */
export const SideMenu = ({ role, onShortcuts }: SideMenuProps) => {
  const shop = useShop();
  const dispatch = useShopDispatch();
  const sendExitCommand = useExitCommand();
  const theme = useSelector(selectTheme);
  const user = useSelector(selectUser);
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  // The pointer's press comes before the click that opens the screen, which then shares the request (SPD-23). The keyboard
  // makes a click alone.
  const prefetch = (entry: MenuEntry) => {
    if (entry.prefetch !== undefined) void dispatch(entry.prefetch);
  };
  const entries = useOfferedEntries(role);
  return (
    <Root>
      <Brand to="/">
        {shop.logo !== null && <LogoPicture picture={shop.logo} height={28} />} <BrandName shop={shop} />
      </Brand>
      <nav aria-label={messages.dashboard}>
        <List>
          <li>
            <EntryLink to={addresses.home} end>
              <Icon name="grid" /> {messages.dashboard}
            </EntryLink>
          </li>
          {entries.map((entry) => (
            <li key={entry.to}>
              <EntryLink to={entry.to} onPointerDown={() => prefetch(entry)} onClick={() => prefetch(entry)}>
                <StaffIcon name={entry.icon} /> {entry.label}
                {entry.counted !== undefined && <EntryCount counted={entry.counted} />}
              </EntryLink>
            </li>
          ))}
        </List>
      </nav>
      <Footer>
        <li>
          <EntryLink to="/" end>
            <Icon name="home" /> {messages.home}
          </EntryLink>
        </li>
        <li>
          <EntryButton type="button" onClick={() => dispatch(themeChosen(otherTheme))}>
            <Icon name={otherTheme === 'dark' ? 'moon' : 'sun'} />{' '}
            {otherTheme === 'dark' ? messages.dark : messages.light}
          </EntryButton>
        </li>
        <li>
          <LanguageEntry onClick={() => user !== null && chooseLanguageByLink(user.uid, other.language)}>
            <StaffIcon name="globe" />
          </LanguageEntry>
        </li>
        <li>
          <EntryButton type="button" onClick={onShortcuts}>
            <StaffIcon name="keyboard" /> {messages.keyboardShortcuts}
          </EntryButton>
        </li>
        <li>
          <EntryButton type="button" onClick={() => signOut(sendExitCommand)}>
            <StaffIcon name="logout" /> {messages.logout}
          </EntryButton>
        </li>
      </Footer>
    </Root>
  );
};

/** The shop's name, for screen readers alone beside a logo that is the name (SP-10). */
const BrandName = ({ shop }: { readonly shop: PageShop }) => {
  const name = shopName(shop, language);
  if (shop.logo !== null && isLettering(shop.logo)) return <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <>
      {name} {language === 'en' && <span lang="bn">{shop.nameBengali}</span>}
    </>
  );
};

const EntryCount = ({ counted }: { readonly counted: NonNullable<MenuEntry['counted']> }) => {
  if (counted === 'decisions') return <DecisionCount />;
  if (counted === 'reviews') return <ReviewCount />;
  return <OrderCount status={counted} />;
};

/** How much waits for a decision; nothing if nothing waits. `useOfferedEntries` keeps the number current. */
const DecisionCount = () => {
  const { data } = useDecisionCountQuery();
  return data?.waiting ? <Count>{formatCount(data.waiting)}</Count> : null;
};

/** How many orders have the status now; nothing until the number is loaded. `email` is `null` for staff, who count all orders. */
const OrderCount = ({ status }: { readonly status: OrderStatus }) => {
  const { data } = useCountOrdersQuery({ email: null });
  return data === undefined ? null : <Count>{formatCount(data[status])}</Count>;
};

/** How many reviews wait for staff; nothing if none waits. */
const ReviewCount = () => {
  const { data } = useReviewCountsQuery(undefined, { skip: !useCapability('reviews') });
  return data?.Waiting ? <Count>{formatCount(data.Waiting)}</Count> : null;
};

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-height: 100%;
  padding: var(--space-5) var(--space-3);
`;

const Brand = styled(Link)`
  padding: 0 var(--space-3);
  color: var(--accent);
  font-size: var(--text-l);
  font-weight: 700;
  letter-spacing: var(--tracking-heading);
  text-decoration: none;

  span {
    margin-inline-start: var(--space-1);
    color: var(--ink-faint);
    font-family: var(--font-notice);
    font-size: var(--text-s);
    font-weight: 500;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 2px;
`;

const Footer = styled(List)`
  margin-block-start: auto;
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);
`;

const entryStyles = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-radius: var(--radius-m);
  background: none;
  color: var(--ink-soft);
  font: inherit;
  font-size: var(--text-s);
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: var(--accent-soft);
    color: var(--ink);
  }

  svg {
    flex: none;
    color: var(--ink-faint);
  }
`;

const Count = styled.span`
  margin-inline: auto calc(-1 * var(--space-2));
  padding: 0 6px;
  border-radius: var(--radius-full);
  background: var(--surface-sunken);
  color: var(--ink);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1.75;
`;

const EntryLink = styled(NavLink)`
  ${entryStyles}

  &[aria-current='page'],
  &[aria-current='page'] svg {
    color: var(--accent);
  }

  &[aria-current='page'] {
    background: var(--accent-soft);
    font-weight: 600;
  }
`;

const LanguageEntry = styled(LanguageLink)`
  ${entryStyles}
`;

const EntryButton = styled.button`
  ${entryStyles}
`;
