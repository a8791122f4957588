import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { widths } from '#domain/shop/constants.ts';
import * as messages from '#messages/storefront/layout/header.ts';
import { Container } from '#ui/layout/Container.tsx';
import { from, phone } from '#ui/theme/media.ts';
import { UserMenu } from '../account/UserMenu.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { CartLink, FavouritesLink } from './CountedLinks.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu, withBottomBar } from './MobileMenu.tsx';
import { useNavigation } from './navigation.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

/** Sticky header: logo, navigation, search, theme, account and cart (HD-1). */
export const Header = () => (
  <Root>
    <Row>
      <Start>
        <MobileMenu />
        <Logo />
      </Start>
      <Links />
      <Search>
        <SearchBox />
      </Search>
      <Actions>
        <ThemeToggle />
        <UserMenu />
        <FavouritesLink />
        <CartLink />
      </Actions>
    </Row>
  </Root>
);

const Links = () => (
  <Navigation aria-label={messages.main}>
    {useNavigation().map(({ to, label }) => (
      <NavLink key={to} to={to} end={to === '/'}>
        {label}
      </NavLink>
    ))}
  </Navigation>
);

/** Takes back the space that a button has around its icon, so that the icon is in line with the page. */
const iconInset = '-10px';
/** 320 px wide, or zoomed to 200 %: little space for gaps. */
const narrowest = '@media (max-width: 343px)';

const Root = styled.header`
  /* Cancels the scroll padding of ui/theme/base.css: a focus inside the header must not scroll the page. */
  :is(a, button, input) { scroll-margin-block: -180px; }
  position: sticky;
  inset-block-start: 0;
  z-index: 50;
  background: var(--surface);
  border-block-end: 1px solid var(--line);
  font-family: var(--font-latin);
  transition: translate 0.2s;
  ${phone} {
    [data-scrolls-down] &:not(:focus-within, :has([aria-expanded='true'])) { translate: 0 -100%; }
  }
`;
// `Start` and `Actions` are defined before `Row`, whose styles refer to them.
const Start = styled.div`
  grid-area: start;
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin-inline-start: ${iconInset};
  ${narrowest} { gap: 0; }
  ${from.medium} { margin-inline-start: 0; }
`;
const Actions = styled.div`
  grid-area: actions;
  display: flex;
  align-items: center;
  /* Reserves the final width, so that a slow page does not shift. */
  min-width: calc(3 * var(--target));
  margin-inline-end: ${iconInset};
  /* In a narrow window the favourites are in the menu. Addresses of Bengali pages begin with /bn. */
  > [href$='/favourites'] { display: none; }
  /* Beside the search there is only space for the cart; the other links are in the menu. */
  ${phone} {
    min-width: 0;
    > :not([href$='/cart']) { display: none; }
  }
  ${from.medium} {
    min-width: calc(4 * var(--target));
    > [href] { display: grid; }
  }
`;
const Row = styled(Container)`
  /* Two rows, for a low window that is narrower than a tablet. */
  display: grid;
  grid-template-columns: 1fr auto;
  grid-template-areas: 'start actions' 'search search';
  align-items: center;
  column-gap: var(--space-3);
  padding-block: 4px 6px;
  ${narrowest} { column-gap: var(--space-1); }
  ${from.tablet} {
    grid-template-columns: auto 1fr auto;
    grid-template-areas: 'start search actions';
  }
  /* One row. If there is a bottom bar, cart, theme and account are only there. */
  ${phone} {
    grid-template-columns: auto 1fr auto;
    grid-template-areas: 'start search actions';
    /* The shop's name beside its picture. */
    @media (max-width: ${widths.small}px) { ${Start} > a > span { display: none; } }
    ${withBottomBar} {
      grid-template-columns: auto 1fr;
      grid-template-areas: 'start search';
      > ${Actions} { display: none; }
    }
  }
  ${from.medium} {
    grid-template-columns: auto 1fr auto;
    grid-template-areas: 'start navigation actions' 'search search search';
    column-gap: var(--space-5);
    row-gap: var(--space-1);
    padding-block: var(--space-2);
  }
  ${from.large} {
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    grid-template-areas: 'start navigation search actions';
    padding-block: var(--space-3);
  }
`;
const Navigation = styled.nav`
  grid-area: navigation;
  display: none;
  ${from.medium} { display: flex; gap: var(--space-1); }
  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-3);
    border-radius: var(--radius-s);
    font-size: var(--text-s);
    font-weight: 550;
    text-decoration: none;
    white-space: nowrap;
    color: var(--ink-soft);
  }
  a:hover { color: var(--accent); }
  a[aria-current='page'] { color: var(--accent); }
  a[aria-current='page']::after {
    content: '';
    position: absolute;
    inset-inline: var(--space-3);
    inset-block-end: 6px;
    height: 2px;
    border-radius: 2px;
    background: currentcolor;
  }
`;
const Search = styled.div`
  grid-area: search;
  min-width: 0;
`;
