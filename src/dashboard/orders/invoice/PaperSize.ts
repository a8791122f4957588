import { createGlobalStyle } from 'styled-components';

/** A screen that renders this is printed on white A4. */
export const PaperSize = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 14mm; }
    html, body { background: #fff; }
  }
`;
