import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { widths } from '#domain/constants.ts';
import { shop } from '#domain/shop.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Header, wide } from './layoutStyles.ts';

interface TopBarProps {
  /** The search of orders; `null` as long as it is not known whose orders the user may see. */
  readonly search: ReactNode;
  /** Beside the search. */
  readonly tools?: ReactNode;
  /** The menu. */
  readonly children: ReactNode;
}

/** The search of orders; on narrow screens also the shop's name and a drawer with the menu. */
export const TopBar = ({ search, tools, children }: TopBarProps) => {
  const drawer = useRef<HTMLDialogElement>(null);
  // Each screen renders the menu again, and a wide window has no button that opens the drawer.
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    drawer.current?.showModal();
  };
  const close = () => drawer.current?.close();
  return (
    <Header>
      <BesideMenu>
        <IconButton label="Open menu" icon={<Icon name="menu" />} aria-haspopup="dialog" onClick={open} />
        <ShopName to="/">{shop.name}</ShopName>
      </BesideMenu>
      {search}
      {tools}
      <Drawer
        ref={drawer}
        aria-label="Menu"
        onClick={(event) => {
          const target = event.target as HTMLElement;
          // Close on a press beside the drawer or on an entry: an open drawer would cover the dialog that an
          // entry opens.
          if (target === event.currentTarget || target.closest('a, button') !== null) close();
        }}
      >
        <CloseRow>
          <IconButton label="Close menu" icon={<Icon name="close" />} />
        </CloseRow>
        {wasOpened && children}
      </Drawer>
    </Header>
  );
};

/** What the menu beside the screen has itself. */
const BesideMenu = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  ${wide} {
    display: none;
  }
`;

/** In the narrowest windows the search needs the space; the menu has the name too. */
const ShopName = styled(Link)`
  @media (max-width: ${widths.small}px) {
    display: none;
  }

  color: var(--accent);
  font-weight: 700;
  text-decoration: none;
`;

const Drawer = styled.dialog`
  width: min(300px, 86vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-right: 1px solid var(--line);
  background: var(--surface);
  color: var(--ink);
  overscroll-behavior: contain;

  &::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
`;

const CloseRow = styled.div`
  position: absolute;
  top: var(--space-2);
  right: var(--space-2);
`;
