import { styled } from 'styled-components';
import { partnerName } from '#messages/storefront/layout/footer.ts';
import marks from './partnerMarks.svg?url&no-inline';
import { partnerMarks } from './partnerMarks.ts';

interface PartnerPanelProps {
  readonly title: string;
  readonly names: readonly string[];
}

/** The names of one kind of partner; shows nothing if there are none. */
export const PartnerPanel = ({ title, names }: PartnerPanelProps) =>
  names.length === 0 ? null : (
    <section aria-label={title}>
      <h2>{title}</h2>
      <List>
        {names.map((name) => (
          <li key={name}>
            <PartnerLogo name={name} />
          </li>
        ))}
      </List>
    </section>
  );

/** A partner's name, with a drawing of ours if there is one: no brand file is copied (FT-5). */
const PartnerLogo = ({ name }: { readonly name: string }) => {
  const mark = name.toLowerCase().replaceAll(' ', '-');
  return (
    <Logo>
      {partnerMarks.includes(mark) ? (
        <svg width={22} height={22} aria-hidden="true">
          <use href={`${marks}#${mark}`} />
        </svg>
      ) : null}
      {partnerName(name)}
    </Logo>
  );
};

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr));
  gap: 0 var(--space-3);
`;
// One colour, height and weight for all partners.
const Logo = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  color: var(--ink-soft);
  line-height: var(--leading-snug);
  svg { fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
`;
