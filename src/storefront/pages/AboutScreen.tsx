import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { deliverySentence, freeDeliverySentence, returnSentences } from '#domain/shop/deliveryPromises.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { daysText } from '#messages/domain/days.ts';
import * as messages from '#messages/storefront/pages.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { RichText } from '#ui/layout/RichText.tsx';
import market from '#ui/pictures/market.svg?url&no-inline';
import { from } from '#ui/theme/media.ts';
import { PageLoader } from './PageLoader.tsx';
import { pageHandle } from './pageHandle.ts';

const slug = 'about-us';
export const handle = pageHandle(slug);

interface Assurance {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const returnAssurance = (shop: PublicSettings): Assurance => ({
  icon: 'return',
  title: shop.returnDays === 0 ? messages.noReturns : messages.daysToReturn(daysText(shop.returnDays)),
  text: returnSentences(shop),
});

/** Empty in a shop whose delivery is never free. */
const freeDeliveryAssurance = (shop: PublicSettings): readonly Assurance[] =>
  shop.freeDeliveryOver === null
    ? []
    : [{ icon: 'bag', title: messages.freeDelivery, text: freeDeliverySentence(shop) }];

const assurancesOf = (shop: PublicSettings): readonly Assurance[] => [
  {
    icon: 'truck',
    title: messages.deliveryToEveryDistrict,
    text: deliverySentence(shop),
  },
  {
    icon: 'cash',
    title: messages.cashOnDelivery,
    text: shop.takesAdvances ? messages.payChargeInAdvance : messages.payNothingInAdvance,
  },
  ...freeDeliveryAssurance(shop),
  returnAssurance(shop),
];

/** Who the shop is, in the text that the merchant has written for the page, and what the shop promises (CN-2). */
export const Component = () => <PageLoader slug={slug}>{({ html }) => <About html={html} />}</PageLoader>;

const About = ({ html }: { readonly html: string }) => {
  const shop = useShop();
  return (
    <Root>
      <Intro>
        <Column>
          {shop.nameBengali === '' ? null : <p lang="bn">{shop.nameBengali}</p>}
          <h1>{messages.about(shop)}</h1>
          <RichText html={html} />
          <div>
            <ButtonLink to="/shop" size="l">
              {messages.seeOurProducts}
            </ButtonLink>
            <ButtonLink to="/contact-us" size="l" tone="plain">
              {messages.contactUs}
            </ButtonLink>
          </div>
        </Column>
        <img src={market} alt="" width={640} height={640} decoding="async" />
      </Intro>
      <h2>{messages.whatWePromise}</h2>
      <List>
        {assurancesOf(shop).map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={26} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Root>
  );
};

const Root = styled(Container)`
  display: grid;
  gap: var(--space-5);
  h2 { margin-block-start: var(--space-4); font-size: var(--text-2xl); }
`;
const Intro = styled.section`
  display: grid;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--accent-soft);
  img { width: 100%; height: 100%; aspect-ratio: 4 / 3; object-fit: cover; }
  ${from.medium} { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); img { aspect-ratio: auto; min-height: 0; contain: size; } }
`;
const Column = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-4);
  padding: var(--space-6) var(--space-5);
  h1 { font-size: var(--text-3xl); }
  > [lang='bn'] { font-size: var(--text-l); font-weight: 600; color: var(--accent-strong); }
  > div:not(:last-child) { max-width: 62ch; font-size: var(--text-l); color: var(--ink-soft); }
  > :last-child { display: flex; flex-wrap: wrap; gap: var(--space-3); margin-block-start: var(--space-2); }
  ${from.large} { padding: var(--space-7); }
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  ${from.medium} { grid-template-columns: 1fr 1fr; gap: var(--space-5); }
  li {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    padding: var(--space-5);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }
  svg {
    box-sizing: content-box;
    padding: 13px;
    border-radius: var(--radius-full);
    background: var(--accent-soft);
    color: var(--accent);
  }
  h3 { font-size: var(--text-l); }
  p { color: var(--ink-soft); }
`;
