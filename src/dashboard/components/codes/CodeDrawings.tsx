import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/components/codes.ts';
import { code128Of, eanOf, moduleWidth, type PrintedCode, qrCodeOf } from './printedCodes.ts';

interface CodeProps {
  readonly text: string;
  /** Width in millimetres that the code may take, with its quiet zone. */
  readonly available: number;
}

/** The text as a QR code. Pass a `label` for screen readers if the text itself means nothing to a person. */
export const QrCode = ({
  text,
  available,
  label = messages.qrCodeOf(text),
}: CodeProps & { readonly label?: string }) => {
  const code = qrCodeOf(text);
  const side = code.modules * moduleWidth(code.modules, available);
  return <Drawing label={label} code={code} rows={code.modules} width={side} height={side} />;
};

/** The text as Code 128, `height` millimetres high; nothing for a text that it cannot encode. */
export const Code128 = ({ text, available, height }: CodeProps & { readonly height: number }) => {
  const code = code128Of(text);
  if (code === null) return null;
  const width = code.modules * moduleWidth(code.modules, available);
  return <Drawing label={messages.code128Of(text)} code={code} rows={1} width={width} height={height} />;
};

/** The 8 or 13 digits as EAN, `height` millimetres high; nothing for any other text. */
export const Ean = ({ text, available, height }: CodeProps & { readonly height: number }) => {
  const code = eanOf(text);
  if (code === null) return null;
  const width = code.modules * moduleWidth(code.modules, available);
  return <Drawing label={messages.barcodeOf(text)} code={code} rows={1} width={width} height={height} />;
};

interface DrawingProps {
  readonly label: string;
  readonly code: PrintedCode;
  /** Modules from top to bottom: 1 for bars. */
  readonly rows: number;
  /** In millimetres, as the height. */
  readonly width: number;
  readonly height: number;
}

const Drawing = ({ label, code, rows, width, height }: DrawingProps) => (
  <Root
    role="img"
    aria-label={label}
    viewBox={`0 0 ${code.modules} ${rows}`}
    preserveAspectRatio="none"
    shapeRendering="crispEdges"
    style={{ width: `${width}mm`, height: `${height}mm` }}
  >
    <path d={code.path} />
  </Root>
);

const Root = styled.svg`
  flex: none;
  display: block;
  fill: #000;
`;
