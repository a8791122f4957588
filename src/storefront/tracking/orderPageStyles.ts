import { styled } from 'styled-components';
import { titledSurfaceStyles } from '#ui/layout/Card.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { from } from '#ui/theme/media.ts';

/** Styles that the confirmation page and the tracking page have in common. */

export const Root = styled(Container)`
  display: grid;
  gap: var(--space-5);
  max-width: calc(1040px + 2 * var(--gutter));
  @media print { display: block; max-width: none; padding: 0; }
`;

/** The page's title with the order's number. */
export const Hero = styled.header`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding-block: var(--space-4) var(--space-2);
  text-align: center;
  overflow-wrap: anywhere;
  h1 { font-size: var(--text-2xl); }
  > p { max-width: 52ch; color: var(--ink-soft); text-wrap: balance; }
  ${from.medium} { padding-block: var(--space-6) var(--space-4); }
`;

export const HeroIcon = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: var(--radius-full);
  background: var(--good-soft);
  color: var(--good);
  @media print { display: none; }
`;

/** Large and spaced, since customers read the number out on the phone or write it down. */
export const OrderNumber = styled.p`
  /* The selector is doubled to outweigh the color of a paragraph in Hero. */
  && { color: var(--ink); }
  font-size: var(--text-3xl);
  font-weight: 700;
  line-height: var(--leading-tight);
  letter-spacing: 0.02em;
  font-variant-numeric: tabular-nums;
  small { display: block; font-size: var(--text-s); font-weight: 600; letter-spacing: 0; color: var(--ink-faint); }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  @media print { display: none; }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  ${from.large} { grid-template-columns: minmax(0, 1fr) 400px; }
  @media print { display: block; > * + * { margin-block-start: 6mm; } }
`;

export const Column = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
  @media print { gap: 6mm; }
`;

export const Section = styled.section`
  ${titledSurfaceStyles}
  overflow-wrap: anywhere;
  > p { color: var(--ink-soft); }
  > p a { white-space: nowrap; }
  @media print { padding: 4mm; break-inside: avoid; }
`;

/** Names and values of the delivery. */
export const Details = styled.dl`
  display: grid;
  gap: var(--space-3);
  dt { font-size: var(--text-s); color: var(--ink-faint); }
  dd { white-space: pre-line; }
`;
