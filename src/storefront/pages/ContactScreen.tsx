import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import * as messages from '#messages/storefront/pages.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { RichText } from '#ui/layout/RichText.tsx';
import { from } from '#ui/theme/media.ts';
import { MessageForm } from './MessageForm.tsx';
import { PageLoader } from './PageLoader.tsx';
import { pageHandle } from './pageHandle.ts';

const slug = 'contact-us';
export const handle = pageHandle(slug);

/** How to reach the shop (CN-1), below the text that the merchant has written for the page. */
export const Component = () => <PageLoader slug={slug}>{({ html }) => <Contact html={html} />}</PageLoader>;

const Contact = ({ html }: { readonly html: string }) => {
  const shop = useShop();
  return (
    <Root>
      <PageTitle>{messages.contactWithUs}</PageTitle>
      {/* A new shop has no text here. */}
      {html === '' ? null : <RichText html={html} />}
      <Content>
        <List>
          <li>
            <Icon name="phone" size={24} />
            <h2>{messages.callUs}</h2>
            {shop.phones.map((phone) => (
              <a key={phone} href={phoneLink(phone)}>
                {phone}
              </a>
            ))}
          </li>
          <li>
            <Icon name="mail" size={24} />
            <h2>{messages.support}</h2>
            <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>
          </li>
          <li>
            <Icon name="user" size={24} />
            <h2>{messages.careers}</h2>
            <a href={`mailto:${shop.careersEmail}`}>{shop.careersEmail}</a>
          </li>
          <li>
            <Icon name="map-pin" size={24} />
            <h2>{messages.visitUs}</h2>
            <address>{shownName(shop.address)}</address>
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
