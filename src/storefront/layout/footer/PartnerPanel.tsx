import { styled } from 'styled-components';
import { PartnerMark } from './PartnerLogo.tsx';

interface PartnerPanelProps {
  readonly title: string;
  readonly names: readonly string[];
}

export const PartnerPanel = ({ title, names }: PartnerPanelProps) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    <Marks>
      {names.map((name) => (
        <li key={name}>
          <PartnerMark name={name} />
        </li>
      ))}
    </Marks>
  </section>
);

const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
