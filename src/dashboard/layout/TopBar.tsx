import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { widths } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/layout.ts';
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
  const { name } = useShop();
  const drawer = useRef<HTMLDialogElement>(null);
  // Renders the drawer's menu once it is opened: each screen renders it again, and wide windows never open it.
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    drawer.current?.showModal();
  };
  const close = () => drawer.current?.close();
  return (
    <Header>
      <MenuButtonAndName>
        <IconButton
          label={messages.openMenu}
          icon={<Icon name="menu" />}
          aria-haspopup="dialog"
          onClick={open}
        />
        <ShopName to="/">{name}</ShopName>
      </MenuButtonAndName>
      {search}
      {tools}
      <Drawer
        ref={drawer}
        aria-label={messages.menu}
        onClick={(event) => {
          const target = event.target as HTMLElement;
          // Close on a press beside the drawer or on an entry: an open drawer would cover the dialog that an
          // entry opens.
          if (target === event.currentTarget || target.closest('a, button') !== null) close();
        }}
      >
        <CloseRow>
          <IconButton label={messages.closeMenu} icon={<Icon name="close" />} />
        </CloseRow>
        {wasOpened && children}
      </Drawer>
    </Header>
  );
};

/** Hidden where the menu is beside the screen, which has the shop's name itself. */
const MenuButtonAndName = styled.div`
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
  border-inline-end: 1px solid var(--line);
  background: var(--surface);
  color: var(--ink);
  overscroll-behavior: contain;

  &::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
`;

const CloseRow = styled.div`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-end: var(--space-2);
`;
