import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { from } from '#ui/theme/media.ts';

/** The shop's logo, a market stall under its awning, and its name. */
export const Logo = () => {
  const shop = useShop();
  return (
    <Root to="/" aria-label={`${shop.name}, home`}>
      <svg width={34} height={34} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--brand)" />
        <path
          d="M6 13.2 8.2 7h15.6l2.2 6.2a3.3 3.3 0 0 1-6.6.3 3.4 3.4 0 0 1-6.8 0 3.3 3.3 0 0 1-6.6-.3Z"
          fill="#f6c453"
        />
        <path
          d="M9 18v7h14v-7"
          fill="none"
          stroke="#fff"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M13.8 25v-3.6a2.2 2.2 0 0 1 4.4 0V25" fill="none" stroke="#fff" strokeWidth="2.2" />
      </svg>
      <Name aria-hidden="true">
        <strong>{shop.name}</strong>
        <small lang="bn">{shop.nameBengali}</small>
      </Name>
    </Root>
  );
};

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
