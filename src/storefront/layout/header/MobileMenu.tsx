import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import * as messages from '#messages/storefront/layout/header.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { LanguageLink } from '#ui/controls/LanguageLink.tsx';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { from, phone } from '#ui/theme/media.ts';
import { titleWithCount, useFavouritesCount } from './CountedLinks.tsx';
import { useNavigation } from './navigation.ts';
import { ThemeIcon, useThemeToggle } from './ThemeToggle.tsx';

const id = 'header-menu';

/**
 * A selector for styles inside the media query `phone`: the screens with the bottom bar. StorefrontLayout sets `data-bottom-bar` on every
 * screen that has no bar of its own.
 */
export const withBottomBar = '[data-bottom-bar] &';

/** The navigation on screens up to 768 px wide (HD-3). */
export const MobileMenu = () => {
  const shop = useShop();
  const { isOpen, toggle, close, rootRef, buttonRef } = useDisclosure();
  const { isDark, toggle: toggleTheme } = useThemeToggle();
  const { pathname, search } = useLocation();
  return (
    <Root ref={rootRef}>
      <IconButton
        ref={buttonRef}
        label={messages.menu}
        icon={<Icon name={isOpen ? 'close' : 'menu'} size={24} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      />
      <Menu id={id} aria-label={messages.menu} hidden={!isOpen}>
        {useNavigation().map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === '/'} onClick={close}>
            {label}
            <Icon name="chevron-right" size={18} />
          </NavLink>
        ))}
        <NavLink to="/favourites" onClick={close}>
          {titleWithCount(messages.favourites, useFavouritesCount())}
          <Icon name="chevron-right" size={18} />
        </NavLink>
        <LanguageLink />
        <WithoutBottomBar>
          {/* The dashboard sends a guest to the login, which leads back to this page (AU-2). */}
          <NavLink to="/dashboard" state={{ from: pathname + search }} onClick={close}>
            {messages.account}
            <Icon name="chevron-right" size={18} />
          </NavLink>
          <button type="button" aria-pressed={isDark} onClick={toggleTheme}>
            {messages.darkTheme}
            <ThemeIcon />
          </button>
          <a href={phoneLink(shop.helpline)}>
            {messages.call(shop.helpline)}
            <Icon name="phone" size={20} />
          </a>
        </WithoutBottomBar>
      </Menu>
    </Root>
  );
};

const Root = styled.div`
  ${from.medium} { display: none; }
`;
const Menu = styled.nav`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  z-index: 60;
  display: grid;
  /* The height of the window below the header. */
  max-height: calc(100dvh - 100%);
  overflow-y: auto;
  padding: var(--space-2) var(--gutter) var(--space-4);
  border-block: 1px solid var(--line);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
  a, button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    padding: 0;
    border: 0;
    border-block-end: 1px solid var(--line);
    background: none;
    font-size: var(--text-l);
    font-weight: 550;
    text-decoration: none;
  }
  /* The last entry where WithoutBottomBar is not shown. */
  > :nth-last-child(2) { border: 0; }
  a[aria-current='page'] { color: var(--accent); }
  svg { color: var(--ink-faint); }
`;
/** Shown on a phone's screens without the bottom bar: what the header has no space for beside the search. */
const WithoutBottomBar = styled.div`
  display: none;
  ${phone} {
    display: grid;
    ${withBottomBar} { display: none; }
  }
  > :first-child { border-block-start: 1px solid var(--line); }
  > :last-child { border: 0; }
`;
