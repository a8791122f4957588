import { useId } from 'react';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { phoneLink, shop } from '#domain/shop.ts';
import { selectCartCount, selectCartLoaded } from '#slices/cartSlice.ts';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { from } from '#ui/theme/media.ts';
import { CountMark } from './header/CartLink.tsx';
import { ThemeIcon } from './header/ThemeIcon.tsx';
import { useThemeToggle } from './header/useThemeToggle.ts';
import { LazyAccountChoices } from './lazyComponents.tsx';

/** Bottom bar of small screens: home, cart, call, theme, profile (FT-4). */
export const BottomBar = () => {
  const id = useId();
  const count = useSelector(selectCartCount);
  const isLoaded = useSelector(selectCartLoaded);
  const { isDark, toggle: toggleTheme } = useThemeToggle();
  const { isOpen, toggle, close, wholeRef, buttonRef } = useDisclosure<HTMLElement>();
  return (
    <Bar ref={wholeRef} aria-label="Shortcuts">
      <NavLink to="/" end>
        <Icon name="home" size={22} />
        Home
      </NavLink>
      <NavLink to="/cart" aria-label={isLoaded ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}>
        <Marked>
          <Icon name="cart" size={22} />
          {isLoaded && count > 0 ? <CountMark aria-hidden="true">{count}</CountMark> : null}
        </Marked>
        Cart
      </NavLink>
      <a href={phoneLink(shop.helpline)}>
        <Icon name="phone" size={22} />
        Call
      </a>
      <button type="button" aria-pressed={isDark} onClick={toggleTheme}>
        <ThemeIcon />
        Theme
      </button>
      <button ref={buttonRef} type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <Icon name="user" size={22} />
        Profile
      </button>
      <Popup id={id} hidden={!isOpen}>
        {isOpen ? <LazyAccountChoices onChoice={close} /> : null}
      </Popup>
    </Bar>
  );
};

const Bar = styled.nav`
  /* Focus inside it must not scroll the page by the room kept for it. */
  :is(a, button, input) { scroll-margin-block: -120px; }
  position: sticky;
  inset-block-end: 0;
  z-index: 46;
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid var(--line);
  background: var(--surface);
  ${from.medium} { display: none; }
  > a, > button {
    display: grid;
    /* From above, not centred: an icon stays where it is when its word comes. */
    place-content: start center;
    justify-items: center;
    gap: 2px;
    min-height: 58px;
    padding: 10px 0 0;
    border: 0;
    background: none;
    font-size: 0.6875rem;
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
    color: var(--ink-soft);
  }
  > [aria-current='page'] { color: var(--accent); }
  > :focus-visible { outline-offset: -3px; }
`;
const Marked = styled.span`
  position: relative;
  display: grid;
  > span { inset-block-start: -9px; inset-inline-end: -13px; }
`;
const Popup = styled.div`
  position: absolute;
  inset-block-end: calc(100% + 6px);
  inset-inline-end: var(--space-2);
  min-width: 200px;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
`;
