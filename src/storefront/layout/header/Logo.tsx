import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { shopName } from '#domain/shop/shopName.ts';
import { isLettering } from '#domain/shop/shopPicture.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/layout/header.ts';
import { LogoPicture } from '#ui/pictures/LogoPicture.tsx';
import { from } from '#ui/theme/media.ts';

/** The shop's logo and its name, unless the logo is the name (SP-10). */
export const Logo = () => {
  const shop = useShop();
  const { nameBengali, logo } = shop;
  const visibleName = shopName(shop, language);
  return (
    <Root to="/" aria-label={messages.homeOf(visibleName)}>
      {logo ? <LogoPicture picture={logo} height={34} /> : <Stall />}
      {logo && isLettering(logo) ? null : (
        <Name aria-hidden="true">
          <strong>{visibleName}</strong>
          {language === 'en' && <small lang="bn">{nameBengali}</small>}
        </Name>
      )}
    </Root>
  );
};

/** A market stall under its awning, the logo of a shop without one. */
const Stall = () => (
  <svg width={34} height={34} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="var(--brand)" />
    <path
      d="M6 13.2 8.2 7h15.6l2.2 6.2a3.3 3.3 0 0 1-6.6.3 3.4 3.4 0 0 1-6.8 0 3.3 3.3 0 0 1-6.6-.3Z"
      fill="#f6c453"
    />
    <g fill="none" stroke="#fff" strokeLinecap="round" strokeLinejoin="round">
      <path d="M9 18v7h14v-7" strokeWidth="2.4" />
      <path d="M13.8 25v-3.6a2.2 2.2 0 0 1 4.4 0V25" strokeWidth="2.2" />
    </g>
  </svg>
);

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  text-decoration: none;
  color: var(--ink);
`;
const Name = styled.span`
  display: grid;
  line-height: 1.05;
  strong { font-size: var(--text-l); font-weight: 700; letter-spacing: -0.03em; }
  small { display: none; font-family: var(--font-notice); font-size: var(--text-2xs); color: var(--ink-faint); line-height: 1.3; }
  ${from.medium} { small { display: block; } }
`;
