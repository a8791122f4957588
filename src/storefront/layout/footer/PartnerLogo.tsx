import { styled } from 'styled-components';

/** Own lettering for the partners: no brand file is copied (FT-5). */
const letterings: Readonly<
  Record<string, { readonly hue: string; readonly slant?: boolean; readonly caps?: boolean }>
> = {
  Pathao: { hue: '#c3122f' },
  Steadfast: { hue: '#0b7d4b', caps: true },
  RedX: { hue: '#d01f26', slant: true, caps: true },
  Paperfly: { hue: '#1461a8' },
  Sundarban: { hue: '#2f7a25', slant: true },
  'Cash On Delivery': { hue: '#0a5c45' },
  bKash: { hue: '#c4145f', slant: true },
  Nagad: { hue: '#c2410c' },
  Rocket: { hue: '#7a2b86', slant: true },
  Upay: { hue: '#1d4e9e' },
  Facebook: { hue: '#1a5fc4' },
  Instagram: { hue: '#b02a6f' },
  YouTube: { hue: '#c4181f' },
  TikTok: { hue: '#16181d' },
  LinkedIn: { hue: '#0f5fa8' },
};

export const PartnerLogo = ({ name }: { readonly name: string }) => {
  const { hue, slant = false, caps = false } = letterings[name] ?? { hue: '#0a5c45' };
  return (
    <Root $hue={hue} $slant={slant} $caps={caps}>
      {name}
    </Root>
  );
};

// White in both themes, like a printed label: the letters keep their own colour.
const Root = styled.span<{ $hue: string; $slant: boolean; $caps: boolean }>`
  color: ${({ $hue }) => $hue};
  font-style: ${({ $slant }) => ($slant ? 'italic' : 'normal')};
  text-transform: ${({ $caps }) => ($caps ? 'uppercase' : 'none')};
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  padding-inline: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: #fff;
  font-size: 0.8125rem;
  font-weight: 750;
  letter-spacing: -0.01em;
  white-space: nowrap;
`;
