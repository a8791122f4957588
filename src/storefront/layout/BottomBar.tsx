import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import * as messages from '#messages/storefront/layout.ts';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { from, phone } from '#ui/theme/media.ts';
import { AccountPopup } from './account/AccountPopup.tsx';
import { CountBadge, titleWithCount, useCartCount } from './header/CountedLinks.tsx';
import { ThemeIcon, useThemeToggle } from './header/ThemeToggle.tsx';

const id = 'bar-account';

/** Bottom bar of small screens: home, cart, call, theme, profile (FT-4). */
export const BottomBar = () => {
  const shop = useShop();
  const count = useCartCount();
  const { isDark, toggle: toggleTheme } = useThemeToggle();
  const { isOpen, toggle, close, rootRef, buttonRef } = useDisclosure<HTMLElement>();
  return (
    <Root ref={rootRef} aria-label={messages.shortcuts}>
      <NavLink to="/" end>
        <Icon name="home" size={22} />
        {messages.home}
      </NavLink>
      <NavLink to="/cart" aria-label={titleWithCount(messages.cart, count)}>
        <CartIcon>
          <Icon name="cart" size={22} />
          <CountBadge count={count} />
        </CartIcon>
        {messages.cart}
      </NavLink>
      <a href={phoneLink(shop.helpline)}>
        <Icon name="phone" size={22} />
        {messages.call}
      </a>
      <button type="button" aria-pressed={isDark} onClick={toggleTheme}>
        <ThemeIcon />
        {messages.theme}
      </button>
      <button ref={buttonRef} type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <Icon name="user" size={22} />
        {messages.profile}
      </button>
      <Popup id={id} isOpen={isOpen} onChoice={close} />
    </Root>
  );
};

const Root = styled.nav`
  /* Cancels the scroll padding of ui/theme/base.css: a focus inside the bar must not scroll the page. */
  :is(a, button, input) { scroll-margin-block: -120px; }
  position: sticky;
  inset-block-end: 0;
  /* Above the contact button, below toasts and the header. */
  z-index: 46;
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid var(--line);
  background: var(--surface);
  font-family: var(--font-latin);
  ${from.medium} { display: none; }
  /*
   * On a screen that has a bar of its own StorefrontLayout sets no data-bottom-bar, and this bar is not shown. A buy bar is fixed and
   * would cover the footer: there this bar, invisible and as high as the buy bar, keeps the space.
   */
  ${phone} {
    :not([data-bottom-bar]) > & { display: none; }
    main:has([data-buy-bar]) ~ & { display: grid; visibility: hidden; > a { min-height: 64px; } }
  }
  > a, > button {
    display: grid;
    /* Aligned to the top, so that an icon stays where it is when the font of its label loads. */
    place-content: start center;
    justify-items: center;
    gap: 2px;
    min-height: 58px;
    padding: 10px 0 0;
    border: 0;
    background: none;
    font-size: var(--text-2xs);
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
    color: var(--ink-soft);
  }
  > [aria-current='page'] { color: var(--accent); }
  > :focus-visible { outline-offset: -3px; }
`;
const CartIcon = styled.span`
  position: relative;
  display: grid;
  > span { inset-block-start: -9px; inset-inline-end: -13px; }
`;
const Popup = styled(AccountPopup)`
  inset-block-end: calc(100% + 6px);
  inset-inline-end: var(--space-2);
  min-width: 200px;
`;
