import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import * as messages from '#messages/storefront/layout/contact.ts';
import { Icon } from '#ui/icons/Icon.tsx';

interface ContactLinksProps {
  readonly id: string;
  readonly isOpen: boolean;
}

/** The links that this shop has: it may have no messenger and no social page. */
const linksOf = (shop: PublicSettings) =>
  (
    [
      { label: messages.messageUs, icon: 'message', href: shop.messengerUrl },
      { label: messages.callUs, icon: 'phone', href: phoneLink(shop.helpline) },
      { label: messages.ourSocialPage, icon: 'share', href: shop.socialUrl },
    ] as const
  ).filter(({ href }) => href !== '');

/** Attributes of a link that opens another site, beside the shop. */
const inNewTab = { target: '_blank', rel: 'noopener noreferrer' };

/** The contact links above their button. They are rendered with the button, so that opening them adds no styles. */
export const ContactLinks = ({ id, isOpen }: ContactLinksProps) => {
  const links = linksOf(useShop());
  return (
    <List id={id} hidden={!isOpen}>
      {links.map(({ label, icon, href }) => (
        <li key={label}>
          <a href={href} {...(href.startsWith('http') ? inNewTab : {})}>
            <span>{label}</span>
            <Icon name={icon} size={22} />
          </a>
        </li>
      ))}
    </List>
  );
};

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-block-end: var(--space-3);
  a {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-3);
    min-height: 48px;
    padding-block: 0;
    padding-inline: var(--space-5) var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
    background: var(--surface-raised);
    box-shadow: var(--shadow-2);
    font-size: var(--text-s);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover { color: var(--accent); }
  svg { color: var(--accent); }
`;
