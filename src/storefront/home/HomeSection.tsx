import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

interface HomeSectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the home page with its heading. */
export const HomeSection = ({ title, aside, children }: HomeSectionProps) => (
  <section aria-label={title}>
    <Header>
      <SectionTitle>{title}</SectionTitle>
      {aside}
    </Header>
    {children}
  </section>
);

export const SectionTitle = styled.h2`
  font-size: var(--text-xl);
  ${from.medium} { font-size: var(--text-2xl); }
`;
const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: var(--target);
  margin-block-end: var(--space-4);
`;
