import { styled } from 'styled-components';
import { code128Of, moduleWidth, type OrderCode, qrCodeOf } from './orderCodes.ts';

interface OrderCodeProps {
  readonly text: string;
  /** Millimetres that the code may take, with its quiet zone. */
  readonly available: number;
}

/** The text as a QR code; `label` names it where the text itself means nothing to a reader. */
export const QrCode = ({
  text,
  available,
  label = `QR code of ${text}`,
}: OrderCodeProps & { readonly label?: string }) => {
  const code = qrCodeOf(text);
  const side = code.modules * moduleWidth(code.modules, available);
  return <Drawing label={label} code={code} rows={code.modules} width={side} height={side} />;
};

/** The text as Code 128, `height` millimetres high; nothing for a text that it cannot encode. */
export const Code128 = ({ text, available, height }: OrderCodeProps & { readonly height: number }) => {
  const code = code128Of(text);
  if (code === null) return null;
  const width = code.modules * moduleWidth(code.modules, available);
  return <Drawing label={`Code 128 of ${text}`} code={code} rows={1} width={width} height={height} />;
};

interface DrawingProps {
  readonly label: string;
  readonly code: OrderCode;
  readonly rows: number;
  /** Millimetres. */
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
