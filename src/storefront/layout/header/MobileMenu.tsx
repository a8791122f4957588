import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { from } from '#ui/theme/media.ts';
import { countLabel } from './CountedLink.tsx';
import { useFavouritesCount } from './FavouritesLink.tsx';
import { navigation } from './navigation.ts';

/** The navigation on screens up to 768 px wide (HD-3). */
export const MobileMenu = () => {
  const id = useId();
  const { isOpen, toggle, close, rootRef, buttonRef } = useDisclosure();
  return (
    <Root ref={rootRef}>
      <IconButton
        ref={buttonRef}
        label="Menu"
        icon={<Icon name={isOpen ? 'close' : 'menu'} size={24} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      />
      <Menu id={id} aria-label="Menu" hidden={!isOpen}>
        {navigation.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === '/'} onClick={close}>
            {label}
            <Icon name="chevron-right" size={18} />
          </NavLink>
        ))}
        <NavLink to="/favourites" onClick={close}>
          {countLabel('Favourites', useFavouritesCount())}
          <Icon name="chevron-right" size={18} />
        </NavLink>
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
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    border-block-end: 1px solid var(--line);
    font-size: var(--text-l);
    font-weight: 550;
    text-decoration: none;
  }
  a:last-child { border: 0; }
  a[aria-current='page'] { color: var(--accent); }
  svg { color: var(--ink-faint); }
`;
