import { styled } from 'styled-components';
import { PartnerLogo } from './PartnerLogo.tsx';

interface PartnerPanelProps {
  readonly title: string;
  readonly names: readonly string[];
}

export const PartnerPanel = ({ title, names }: PartnerPanelProps) => (
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

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr));
  gap: 0 var(--space-3);
`;
