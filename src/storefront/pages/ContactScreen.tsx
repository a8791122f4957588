import { styled } from 'styled-components';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { selectShop } from '#api/client/shopSlice.ts';
import { useShop } from '#api/client/useShop.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { from } from '#ui/theme/media.ts';
import { MessageForm } from './MessageForm.tsx';

export const handle: RouteHandle = {
  head: (_, state) => ({
    title: 'Contact Us',
    description: `How to reach ${selectShop(state).name}: phone, e-mail and our address in Dhaka.`,
    canonical: '/contact-us',
  }),
};

/** How to reach the shop (CN-1). */
export const Component = () => {
  const shop = useShop();
  return (
    <Root>
      <PageTitle>Contact with us</PageTitle>
      <Content>
        <List>
          <li>
            <Icon name="phone" size={24} />
            <h2>Call us</h2>
            {shop.phones.map((phone) => (
              <a key={phone} href={phoneLink(phone)}>
                {phone}
              </a>
            ))}
          </li>
          <li>
            <Icon name="mail" size={24} />
            <h2>Support</h2>
            <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>
          </li>
          <li>
            <Icon name="user" size={24} />
            <h2>Careers</h2>
            <a href={`mailto:${shop.careersEmail}`}>{shop.careersEmail}</a>
          </li>
          <li>
            <Icon name="map-pin" size={24} />
            <h2>Visit us</h2>
            <address>{shop.address}</address>
          </li>
        </List>
        <MessageForm />
      </Content>
    </Root>
  );
};

const Root = styled(Container)`
  display: grid;
  gap: var(--space-5);
`;
const Content = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  ${from.large} { grid-template-columns: 380px minmax(0, 1fr); gap: var(--space-6); }
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  ${from.medium} { grid-template-columns: 1fr 1fr; }
  ${from.large} { grid-template-columns: 1fr; }
  li {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr);
    column-gap: var(--space-4);
    align-content: center;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }
  li > * { grid-column: 2; }
  svg {
    grid-column: 1;
    grid-row: 1 / span 4;
    align-self: start;
    box-sizing: content-box;
    padding: 14px;
    border-radius: var(--radius-full);
    background: var(--accent-soft);
    color: var(--accent);
  }
  h2 { padding-block-start: var(--space-1); font-size: var(--text-s); font-weight: 600; letter-spacing: 0; color: var(--ink-soft); }
  a, address { padding-block: var(--space-1); font-style: normal; font-weight: 600; }
  a { display: flex; align-items: center; min-height: var(--target); text-decoration: none; overflow-wrap: anywhere; }
  a:hover { color: var(--accent); text-decoration: underline; }
`;
