import { styled } from 'styled-components';
import { surfaceStyles } from '#ui/layout/Card.tsx';
import { narrow } from '#ui/theme/media.ts';

/** The card of one order of the call list. */
export const Root = styled.article`
  ${surfaceStyles}
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);

  @media ${narrow} {
    gap: var(--space-2);
    padding: var(--space-1) var(--space-3) var(--space-3);
  }

  > * {
    min-width: 0;
  }

  &:focus {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
`;

/** Number, age and amount. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  font-variant-numeric: tabular-nums;

  h2 {
    font-size: var(--text-l);
    overflow-wrap: anywhere;
  }

  h2 a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }

  span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  strong {
    margin-inline-start: auto;
  }
`;

/** Name and phone number. */
export const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  > p {
    margin-inline-end: var(--space-2);
  }

  @media ${narrow} {
    /* The buttons stay on one line. */
    > p {
      flex-basis: 100%;
    }
  }
`;

/** A line of small text, which may hold buttons. */
export const SmallLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  color: var(--ink-soft);
  font-size: var(--text-s);
  overflow-wrap: anywhere;

  /* The text of a quiet button begins where the text beside and below it does. */
  > button {
    margin-inline: calc(-1 * var(--space-3));
  }
`;
