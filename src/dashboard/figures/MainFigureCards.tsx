import { styled } from 'styled-components';
import type { Figures } from '#domain/staff/figures.ts';
import { surfaceStyles } from '#ui/layout/Card.tsx';
import { from } from '#ui/theme/media.ts';
import { mainFigures } from './mainFigures.ts';

/** A card for each main figure of a period: its value, how it differs from the days before, and what it counts. */
export const MainFigureCards = ({ figures }: { readonly figures: Figures }) => (
  <List>
    {mainFigures(figures).map(({ label, value, change, note, definition }) => (
      <li key={label}>
        <h2>{label}</h2>
        <strong>{value}</strong>
        <p>{change}</p>
        <p>{note}</p>
        <small>{definition}</small>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);

  ${from.large} {
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  }

  /* Lines up the five parts of the cards that stand beside each other. */
  li {
    ${surfaceStyles}
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
    gap: var(--space-1);
    padding: var(--space-4);
    break-inside: avoid;
  }

  h2 {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-weight: 500;
  }

  strong {
    /* ৳12,34,567.50 fits into half of 360 px. */
    font-size: clamp(var(--text-l), 5vw, var(--text-2xl));
    font-variant-numeric: tabular-nums;
    font-weight: 650;
    line-height: var(--leading-tight);
    overflow-wrap: anywhere;
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
    line-height: var(--leading-snug);
  }

  small {
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line);
    color: var(--ink-faint);
    font-size: var(--text-xs);
    line-height: var(--leading-snug);
  }
`;
