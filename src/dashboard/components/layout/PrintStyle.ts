import { createGlobalStyle } from 'styled-components';

/** Width and height of one label in millimetres. */
interface LabelDimensions {
  readonly width: number;
  readonly height: number;
}

interface PrintStyleProps {
  /** The size of the page; absent for A4. */
  readonly $label?: LabelDimensions | undefined;
}

/** A screen that renders this is printed on white: on A4 with margins, or on pages of the size of a label without. */
export const PrintStyle = createGlobalStyle<PrintStyleProps>`
  @media print {
    @page {
      size: ${({ $label }) => ($label ? `${$label.width}mm ${$label.height}mm` : 'A4')};
      margin: ${({ $label }) => ($label ? 0 : '14mm')};
    }
    html, body { background: #fff; }
  }
`;
