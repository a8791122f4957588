import { styled } from 'styled-components';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { selectShop } from '#api/client/shopSlice.ts';
import { useShop } from '#api/client/useShop.ts';
import { daysText } from '#domain/shop/orderTerms.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import { formatTaka } from '#domain/values/money.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { Container } from '#ui/layout/Container.tsx';
import market from '#ui/pictures/market.svg?url&no-inline';
import { from } from '#ui/theme/media.ts';

export const handle: RouteHandle = {
  head: (_, state) => ({
    title: 'About Us',
    description: selectShop(state).description,
    canonical: '/about-us',
  }),
};

interface Promised {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const refusedParcel = ({ chargeInside, chargeOutside }: ShopSettings): string =>
  `If you refuse a correct product at the door, only the courier charge is paid to the delivery man: ${formatTaka(chargeInside)} in Dhaka, ${formatTaka(chargeOutside)} outside.`;

const returnPromise = (shop: ShopSettings): Promised => {
  const days = daysText(shop.returnDays);
  return shop.returnDays === 0
    ? {
        icon: 'return',
        title: 'No returns',
        text: `What you have accepted at the door can't be returned. ${refusedParcel(shop)}`,
      }
    : {
        icon: 'return',
        title: `${days} to return, for any reason`,
        text: `Changed your mind? Ask for a return from your dashboard within ${days} after delivery. ${refusedParcel(shop)}`,
      };
};

/** Nothing in a shop whose delivery is never free. */
const freeDeliveryPromise = ({ freeDeliveryOver }: ShopSettings): readonly Promised[] =>
  freeDeliveryOver === null
    ? []
    : [
        {
          icon: 'bag',
          title: 'Free delivery',
          text: `An order of goods over ${formatTaka(freeDeliveryOver)} is delivered free, wherever you live.`,
        },
      ];

const promisesOf = (shop: ShopSettings): readonly Promised[] => [
  {
    icon: 'truck',
    title: 'Delivery to every district',
    text: `We bring your order anywhere in ${shop.country}: ${formatTaka(shop.chargeInside)} inside of Dhaka, ${formatTaka(shop.chargeOutside)} outside of Dhaka. We phone you before we prepare it.`,
  },
  {
    icon: 'cash',
    title: 'Cash on delivery',
    text: 'You pay nothing in advance. You pay the delivery man when the parcel is in your hands.',
  },
  ...freeDeliveryPromise(shop),
  returnPromise(shop),
];

/** Who the shop is and what it promises (CN-2). */
export const Component = () => {
  const shop = useShop();
  return (
    <Root>
      <Intro>
        <Column>
          <p lang="bn">{shop.nameBengali}</p>
          <h1>About {shop.name}</h1>
          <p>
            A hatkhola is the open ground where a village holds its market: everything in one place, seen with
            your own eyes, paid for when it's yours. We keep that custom online. {shop.name} sells imported
            goods for home, family and work, with every price in taka on the label, and brings them to your
            door.
          </p>
          <div>
            <ButtonLink to="/shop" size="l">
              See our products
            </ButtonLink>
            <ButtonLink to="/contact-us" size="l" tone="plain">
              Contact us
            </ButtonLink>
          </div>
        </Column>
        <img src={market} alt="" width={640} height={640} decoding="async" />
      </Intro>
      <h2>What we promise</h2>
      <List>
        {promisesOf(shop).map(({ icon, title, text }) => (
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
  > p:not([lang]) { max-width: 62ch; font-size: var(--text-l); color: var(--ink-soft); }
  > div { display: flex; flex-wrap: wrap; gap: var(--space-3); margin-block-start: var(--space-2); }
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
