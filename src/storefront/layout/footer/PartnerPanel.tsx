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
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
