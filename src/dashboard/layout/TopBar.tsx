import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { widths } from '#domain/shop/constants.ts';
import { shopName } from '#domain/shop/shopName.ts';
import * as messages from '#messages/dashboard/layout.ts';
import { language } from '#messages/language.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { useBackdropPress } from '#ui/hooks/useBackdropPress.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Header, wide } from './layoutStyles.ts';

interface TopBarProps {
  /** The search for orders; nothing while the role is unknown, which decides whose orders the user may see. */
  readonly search: ReactNode;
  /** Controls beside the search. */
  readonly tools: ReactNode;
  /** The menu. */
  readonly children: ReactNode;
}

/** The bar above the screens: the search for orders; in narrow windows also the shop's name and a drawer with the menu. */
export const TopBar = ({ search, tools, children }: TopBarProps) => {
  const shop = useShop();
  const drawer = useRef<HTMLDialogElement>(null);
  // The drawer's menu is rendered only after the first opening: each screen would render it again, and wide windows never open it.
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    drawer.current?.showModal();
  };
  const close = () => drawer.current?.close();
  const { notePress, isOnBackdrop } = useBackdropPress();
  return (
    <Header>
      <MenuButtonAndName>
        <IconButton
          label={messages.openMenu}
          icon={<Icon name="menu" />}
          aria-haspopup="dialog"
          onClick={open}
        />
        <ShopName to="/">{shopName(shop, language)}</ShopName>
      </MenuButtonAndName>
      {search}
      {tools}
      <Drawer
        ref={drawer}
        aria-label={messages.menu}
        onMouseDown={notePress}
        onClick={(event) => {
          const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
          // Every entry closes the drawer, which would cover the dialog that some entries open.
          if (isOnControl || isOnBackdrop(event)) close();
        }}
      >
        {/* The drawer's own `onClick` closes it: the button needs no handler. */}
        <CloseRow>
          <IconButton label={messages.closeMenu} icon={<Icon name="close" />} />
        </CloseRow>
        {wasOpened && children}
      </Drawer>
    </Header>
  );
};

/** Hidden in wide windows, where the menu is beside the screen and shows the shop's name. */
const MenuButtonAndName = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  ${wide} {
    display: none;
  }
`;

/** Hidden in the narrowest windows, where the search needs the space; the menu shows the name too. */
const ShopName = styled(Link)`
  @media (max-width: ${widths.small}px) {
    display: none;
  }

  margin-inline-end: var(--space-2);
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
