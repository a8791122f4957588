import { createGlobalStyle } from 'styled-components';

/** Width and height of one label in millimetres. */
interface LabelPage {
  readonly width: number;
  readonly height: number;
}

interface PrintStyleProps {
  /** Absent for A4. */
  readonly $label?: LabelPage | undefined;
}

/** Prints the screen that renders it on white: on A4, or on pages of the size of a label without margins. */
export const PrintStyle = createGlobalStyle<PrintStyleProps>`
  @media print {
    @page {
      size: ${({ $label }) => ($label ? `${$label.width}mm ${$label.height}mm` : 'A4')};
      margin: ${({ $label }) => ($label ? 0 : '14mm')};
    }
    html, body { background: #fff; }
  }
`;
