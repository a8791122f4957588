import { styled } from 'styled-components';
import marks from './partnerMarks.svg?url&no-inline';

/** Own drawing and lettering of a partner: no brand file is copied (FT-5). */
export const PartnerLogo = ({ name }: { readonly name: string }) => (
  <Root>
    <svg width={22} height={22} aria-hidden="true">
      <use href={`${marks}#${name.toLowerCase().replaceAll(' ', '-')}`} />
    </svg>
    {name}
  </Root>
);

// One colour, height and weight for all partners.
const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-weight: 600;
  line-height: var(--leading-snug);
  svg { fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
`;
