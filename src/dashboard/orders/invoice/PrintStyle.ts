import { createGlobalStyle } from 'styled-components';

/** Prints the screen that renders it on white A4. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 14mm; }
    html, body { background: #fff; }
  }
`;
