import { styled } from 'styled-components';

/** The two columns of the dashboard; on paper only the second is printed. */
export const Shell = styled.div`
  min-height: 100dvh;
  background: var(--paper);
  color: var(--ink);

  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: 248px minmax(0, 1fr);
  }

  @media print {
    display: block;
    min-height: 0;
    background: none;
  }
`;

export const Aside = styled.aside`
  display: none;

  @media (min-width: 1024px) {
    position: sticky;
    top: 0;
    display: block;
    height: 100dvh;
    overflow-y: auto;
    border-right: 1px solid var(--line);
    background: var(--surface);
  }

  @media print {
    display: none;
  }
`;

export const Main = styled.main`
  width: 100%;
  max-width: 1280px;
  min-width: 0;
  margin: 0 auto;
  padding: var(--space-5) var(--space-4) var(--space-7);

  &:focus {
    outline: none;
  }

  @media (min-width: 769px) {
    padding: var(--space-6) var(--space-6) var(--space-7);
  }

  @media print {
    max-width: none;
    padding: 0;
  }
`;
