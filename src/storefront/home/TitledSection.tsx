import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SectionHeader } from '#ui/layout/SectionHeader.ts';
import { from } from '#ui/theme/media.ts';

interface TitledSectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the home page with its heading. */
export const TitledSection = ({ title, aside, children }: TitledSectionProps) => (
  <section aria-label={title}>
    <SectionHeader>
      <SectionTitle>{title}</SectionTitle>
      {aside}
    </SectionHeader>
    {children}
  </section>
);

export const SectionTitle = styled.h2`
  font-size: var(--text-xl);
  ${from.medium} { font-size: var(--text-2xl); }
`;
