import { notPicked } from '#domain/cart.ts';
import { formatExactTaka } from '#domain/money.ts';
import type { CorrectableField, OrderAmounts, OrderChanges, RevisedLine } from '#domain/orderRevision.ts';
import { productTitle } from '#domain/product.ts';
import { piecesLabel } from '../print/piecesLabel.ts';

/** One change, formatted for display; `null` where there was, or will be, nothing. */
export interface ChangeEntry {
  readonly key: string;
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
}

const fieldLabels: Record<CorrectableField, string> = {
  name: 'Name',
  mobileNumber: 'Mobile number',
  district: 'District',
  address: 'Address',
  addressType: 'Address type',
  deliveryArea: 'Delivery area',
  comment: 'Comment',
};

const amountLabels: Record<keyof OrderAmounts, string> = {
  subTotal: 'Sub Total',
  deliveryCharge: 'Delivery Charge',
  total: 'Total',
};
export const amountNames = Object.keys(amountLabels) as (keyof OrderAmounts)[];
export const amountLabel = (name: keyof OrderAmounts): string => amountLabels[name];

const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** `2 pieces, Red, L`, and its price when it was not in the order before. */
const lineText = (line: RevisedLine | null, withPrice: boolean): string | null => {
  if (line === null) return null;
  const choices = [line.color, line.size].filter((choice) => choice !== notPicked);
  const price = withPrice ? [`${formatExactTaka(line.originalPrice)} each`] : [];
  return [piecesLabel(line.quantity), ...choices, ...price].join(', ');
};

/** The changes of a correction in the order of the form: fields, lines, then the amounts that differ. */
export const changeEntries = ({ fields, lines, from, to }: OrderChanges): ChangeEntry[] => [
  ...fields.map((change) => ({
    key: change.field,
    label: fieldLabels[change.field],
    from: textOrNull(change.from),
    to: textOrNull(change.to),
  })),
  ...lines.map((change, index) => ({
    key: `line ${index}`,
    label: productTitle(change.to ?? change.from ?? { name: '' }),
    from: lineText(change.from, false),
    to: lineText(change.to, change.from === null),
  })),
  ...amountNames
    .filter((name) => from[name] !== to[name])
    .map((name) => ({
      key: name,
      label: amountLabels[name],
      from: formatExactTaka(from[name]),
      to: formatExactTaka(to[name]),
    })),
];
