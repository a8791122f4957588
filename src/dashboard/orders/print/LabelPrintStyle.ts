import { createGlobalStyle } from 'styled-components';
import type { LabelSize } from '#domain/printBatch.ts';

/** Prints the screen that renders it on pages of the size of a label, without margins. */
export const LabelPrintStyle = createGlobalStyle<{ readonly $size: LabelSize }>`
  @media print {
    @page { size: ${({ $size }) => `${$size.width}mm ${$size.height}mm`}; margin: 0; }
    html, body { background: #fff; }
  }
`;
