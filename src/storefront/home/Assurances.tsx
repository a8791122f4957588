import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import type { OrderTerms } from '#domain/shop/orderTerms.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { formatTaka } from '#domain/values/money.ts';
import { daysText } from '#messages/domain/days.ts';
import * as messages from '#messages/storefront/home.ts';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { from } from '#ui/theme/media.ts';

interface Assurance {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** Free delivery if the shop has it (`freeDeliveryOver`, taka, is `null` if not), else delivery to every district. */
const deliveryAssurance = ({ freeDeliveryOver }: OrderTerms): Assurance =>
  freeDeliveryOver === null
    ? { icon: 'truck', title: messages.homeDelivery, text: messages.toEveryDistrict }
    : {
        icon: 'truck',
        title: messages.freeShipping,
        text: messages.onOrdersOver(formatTaka(freeDeliveryOver)),
      };

/** What the shop promises. A shop with 0 days for a return takes nothing back. */
const assurancesOf = (shop: PublicSettings): readonly Assurance[] => {
  const { returnDays, takesAdvances } = shop;
  const returns: Assurance = {
    icon: 'return',
    title: messages.daysToReturn(daysText(returnDays)),
    text: messages.forAnyReason,
  };
  return [
    deliveryAssurance(shop),
    {
      icon: 'cash',
      title: messages.cashOnDelivery,
      text: takesAdvances ? messages.payForGoodsOnDelivery : messages.payWhenItIsInYourHands,
    },
    ...(returnDays > 0 ? [returns] : []),
  ];
};

/** Reasons to buy here: delivery, payment and returns. */
export const Assurances = () => {
  const shop = useShop();
  return (
    <Root>
      {assurancesOf(shop).map(({ icon, title, text }) => (
        <li key={icon}>
          <Icon name={icon} size={26} />
          <span>
            <strong>{title}</strong>
            <small>{text}</small>
          </span>
        </li>
      ))}
    </Root>
  );
};

const Root = styled.ul`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: var(--space-2);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
  line-height: var(--leading-snug);
  li {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: var(--space-2);
    text-align: center;
  }
  svg { color: var(--accent); }
  strong { display: block; font-size: var(--text-s); font-weight: 650; }
  small { display: none; font-size: var(--text-s); color: var(--ink-faint); }
  ${from.medium} {
    gap: var(--space-4);
    li {
      grid-template-columns: auto auto;
      align-items: center;
      justify-content: center;
      gap: var(--space-3);
      text-align: start;
    }
    small { display: block; }
  }
`;
