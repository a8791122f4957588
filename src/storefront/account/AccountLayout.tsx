import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { daysText } from '#messages/domain/days.ts';
import * as messages from '#messages/storefront/account.ts';
import { ShopIcon, type ShopIconName } from '#ui/icons/ShopIcon.ts';
import { Container } from '#ui/layout/Container.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import market from '#ui/pictures/market.svg?url&no-inline';
import { from } from '#ui/theme/media.ts';

export interface AccountLayoutProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card with an account form, beside the benefits of an account. */
export const AccountLayout = ({ title, children }: AccountLayoutProps) => {
  const { returnDays } = useShop();
  return (
    <Root>
      <Card>
        <PageTitle>{title}</PageTitle>
        {children}
      </Card>
      <Panel>
        <img src={market} alt="" width={640} height={640} decoding="async" />
        <Benefits aria-label={messages.benefitsOfAnAccount}>
          {benefitsOf(returnDays).map(({ icon, text }) => (
            <li key={icon}>
              <ShopIcon name={icon} size={24} />
              {text}
            </li>
          ))}
        </Benefits>
      </Panel>
    </Root>
  );
};

interface Benefit {
  readonly icon: ShopIconName;
  readonly text: string;
}

/** The benefits of an account. A shop with 0 days for a return takes nothing back. */
const benefitsOf = (returnDays: number): readonly Benefit[] => {
  const takesReturns = returnDays > 0;
  const returns: Benefit = { icon: 'return', text: messages.sendBackWithin(daysText(returnDays)) };
  return [
    { icon: 'box', text: messages.followEachOrder },
    ...(takesReturns ? [returns] : []),
    { icon: 'cart', text: messages.checkOutWithoutTyping },
  ];
};

const Root = styled(Container)`
  display: grid;
  justify-content: center;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 460px);
  padding-block: var(--space-4);
  ${from.large} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;
const Card = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-5);
  min-width: 0;
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  ${from.medium} { padding: var(--space-6); }
  ${from.container} { padding-inline: var(--space-8); }
`;
const Panel = styled.div`
  display: grid;
  grid-template-rows: auto;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--accent-soft);
  /* On a phone the picture is below the form, where it would only push the footer down. */
  img { display: none; width: 100%; object-fit: cover; }
  ${from.large} {
    grid-template-rows: minmax(180px, 1fr) auto;
    img { display: block; height: 100%; min-height: 0; contain: size; }
  }
`;
const Benefits = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  color: var(--ink-soft);
  li { display: grid; grid-template-columns: 52px 1fr; align-items: center; gap: var(--space-4); line-height: var(--leading-snug); }
  svg {
    box-sizing: content-box;
    padding: 14px;
    border-radius: var(--radius-full);
    background: var(--surface);
    color: var(--accent);
  }
`;
