import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { shopName } from '#domain/shop/shopName.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/layout/footer.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { from } from '#ui/theme/media.ts';
import { Logo } from '../header/Logo.tsx';
import { linksWith } from '../header/navigation.ts';
import { PartnerPanel } from './PartnerPanel.tsx';

/** By `Intl`, which takes fewer bytes of a first visit than `domain/values/dates.ts`. Made once: making it costs more than a render. */
const yearInDhaka = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Dhaka', year: 'numeric' });

/** Partners, contact and the copyright line (FT-1, FT-2). */
export const Footer = () => {
  const shop = useShop();
  // The server may have rendered the previous year just before New Year: hence `suppressHydrationWarning` below.
  const [year] = useState(() => Number(yearInDhaka.format(new Date())));
  return (
    <Root>
      <Container>
        <Sections>
          <About>
            <Logo />
            <p>{shownName(shop.description)}</p>
            <a href={phoneLink(shop.helpline)}>
              <Icon name="phone" size={18} /> {shop.helpline}
            </a>
            <a href={`mailto:${shop.supportEmail}`}>
              <Icon name="mail" size={18} /> {shop.supportEmail}
            </a>
            <span>
              <Icon name="map-pin" size={18} /> {shownName(shop.address)}
            </span>
          </About>
          <nav aria-label={messages.footer}>
            <h2>{messages.theShop}</h2>
            <ul>
              {[
                ...linksWith(shop.footerPages),
                { to: '/cart', label: messages.myCart },
                { to: '/track', label: messages.trackYourOrder },
              ].map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <PartnerPanel title={messages.deliveryPartner} names={shop.deliveryPartners} />
          <PartnerPanel title={messages.paymentPartner} names={shop.paymentPartners} />
          <PartnerPanel title={messages.socialMedia} names={shop.socialNetworks} />
        </Sections>
        <Copyright suppressHydrationWarning>
          {messages.allRightsReserved(year, shopName(shop, language))}
        </Copyright>
      </Container>
    </Root>
  );
};

const Root = styled.footer`
  padding-block: var(--space-7) var(--space-5);
  border-block-start: 1px solid var(--line);
  background: var(--surface);
  /* Most visits never see the footer: it is laid out when it comes near, and has these heights until then. */
  content-visibility: auto;
  contain-intrinsic-height: auto 1120px;
  ${from.tablet} { contain-intrinsic-height: auto 670px; }
  ${from.large} { contain-intrinsic-height: auto 415px; }
  font-family: var(--font-latin);
  font-size: var(--text-s);
  h2 { margin-block-end: var(--space-3); font-size: var(--text-m); letter-spacing: 0; }
  nav ul { display: grid; grid-template-columns: 1fr 1fr; ${from.tablet} { grid-template-columns: 1fr; } }
  nav li a { display: inline-flex; align-items: center; min-height: var(--target); min-width: var(--target); color: var(--ink-soft); text-decoration: none; }
  nav li a:hover { color: var(--accent); text-decoration: underline; }
  ${from.medium} { nav li a { min-height: 36px; white-space: nowrap; } }
`;
const Sections = styled.div`
  display: grid;
  gap: var(--space-6);
  ${from.tablet} { grid-template-columns: repeat(3, 1fr); > :nth-child(1) { grid-column: span 2; } }
  ${from.large} {
    grid-template-columns: 1.5fr 0.7fr 1fr 1fr 1fr;
    > :nth-child(1) { grid-column: auto; }
  }
`;
const About = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: var(--space-1);
  max-width: 38ch;
  color: var(--ink-soft);
  /* A long e-mail address in large text would make the footer wider than a phone. */
  overflow-wrap: anywhere;
  p { margin-block: var(--space-2); }
  > a:not(:first-child), > span { display: inline-flex; align-items: center; gap: var(--space-2); min-height: 36px; text-decoration: none; }
  > a:not(:first-child):hover { color: var(--accent); text-decoration: underline; }
  > * > .icon { color: var(--accent); }
`;
const Copyright = styled.p`
  margin-block-start: var(--space-6);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);
  color: var(--ink-faint);
`;
