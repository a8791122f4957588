import { createGlobalStyle } from 'styled-components';

/** What is printed from a screen that holds this is printed on white A4. */
export const PaperSize = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 14mm; }
    html, body { background: #fff; }
  }
`;
