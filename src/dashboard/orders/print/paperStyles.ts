import { css } from 'styled-components';

/** Black on white in print, whatever the theme. */
export const paperStyles = css`
  @media print {
    --ink: #000;
    --ink-soft: #333;
    --ink-faint: #555;
    --line: #bbb;
    --surface: #fff;

    color: #000;
    font-size: 10.5pt;
  }
`;
