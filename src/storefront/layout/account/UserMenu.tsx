import { styled } from 'styled-components';
import * as messages from '#messages/storefront/layout/account.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { AccountPopup } from './AccountPopup.tsx';

/** The popup's id; a page has one header. */
const id = 'header-account';

/** The header's account button and its popup (HD-2). */
export const UserMenu = () => {
  const { isOpen, toggle, close, rootRef, buttonRef } = useDisclosure();
  return (
    <Root ref={rootRef}>
      <IconButton
        ref={buttonRef}
        label={messages.account}
        icon={<Icon name="user" size={24} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      />
      <Popup id={id} isOpen={isOpen} onChoice={close} />
    </Root>
  );
};

const Root = styled.div`
  position: relative;
  display: grid;
`;
const Popup = styled(AccountPopup)`
  inset-block-start: calc(100% + 6px);
  inset-inline-end: 0;
  z-index: 60;
  min-width: 216px;
`;
