import { pickedChoices } from '#domain/checkout/pickedChoices.ts';
import type {
  CorrectableField,
  OrderAmounts,
  OrderChanges,
  RevisedLine,
} from '#domain/orders/orderRevision.ts';
import { productTitle } from '#domain/products/product.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/corrections.ts';
import { districtName } from '#messages/domain/districts.ts';
import { nameOf } from '#messages/domain/names.ts';
import { countLabel } from '../../components/lists/countLabel.ts';

/** One value of a change, formatted for display; `isNothing` when there was, or will be, none. */
interface ChangeValue {
  readonly text: string;
  readonly isNothing: boolean;
}

/** One change, formatted for display. */
export interface ChangeEntry {
  readonly key: string;
  readonly label: string;
  readonly from: ChangeValue;
  readonly to: ChangeValue;
}

const fieldLabels: Record<CorrectableField, string> = {
  name: messages.name,
  mobileNumber: messages.mobileNumber,
  district: messages.district,
  address: messages.address,
  addressType: messages.addressType,
  deliveryArea: messages.deliveryArea,
  comment: messages.comment,
};

/** In the order in which they are shown. */
export const amountLabels: Record<keyof OrderAmounts, string> = {
  subTotal: messages.subTotal,
  deliveryCharge: messages.deliveryCharge,
  total: messages.total,
};
export const amountNames = Object.keys(amountLabels) as (keyof OrderAmounts)[];

/** `emptyLabel` is shown for an empty text. */
const valueOf = (text: string, emptyLabel: string = messages.emptyValue): ChangeValue =>
  text === '' ? { text: emptyLabel, isNothing: true } : { text, isNothing: false };

/** Fields whose values are chosen from a list, and therefore names of data. */
const chosenFields: ReadonlySet<CorrectableField> = new Set(['deliveryArea', 'addressType']);

/** The value of a field as people read it: names of data in the language of the page, all else as it was typed. */
const fieldText = (field: CorrectableField, value: string): string => {
  if (field === 'district') return districtName(value);
  return chosenFields.has(field) ? nameOf(value) : value;
};

/** `2 pieces, Red, L`, with the price paid for a piece if that is asked for; `''` without a line. */
const lineText = (line: RevisedLine | null, { hasPrice }: { readonly hasPrice: boolean }): string => {
  if (line === null) return '';
  const price = hasPrice ? [messages.pricePerPiece(formatExactTaka(line.originalPrice))] : [];
  return [countLabel(line.quantity, messages.pieces), ...pickedChoices(line), ...price].join(', ');
};

/** The changes of a correction in the order of the form: fields, lines, then the amounts that differ. */
export const changeEntries = ({
  fields,
  lines,
  from: amountsBefore,
  to: amountsAfter,
}: OrderChanges): ChangeEntry[] => [
  ...fields.map((change) => ({
    key: change.field,
    label: fieldLabels[change.field],
    from: valueOf(fieldText(change.field, change.from)),
    to: valueOf(fieldText(change.field, change.to)),
  })),
  ...lines.map((change, index) => ({
    key: `line ${index}`,
    // One of the two is a line; only the type allows neither.
    label: productTitle(change.to ?? change.from ?? { name: '' }),
    from: valueOf(lineText(change.from, { hasPrice: false }), messages.newLine),
    // Only the price of an added line is new to the order. In an order, `originalPrice` is the price paid for a piece (API-5).
    to: valueOf(lineText(change.to, { hasPrice: change.from === null }), messages.removedLine),
  })),
  ...amountNames
    .filter((name) => amountsBefore[name] !== amountsAfter[name])
    .map((name) => ({
      key: name,
      label: amountLabels[name],
      from: valueOf(formatExactTaka(amountsBefore[name])),
      to: valueOf(formatExactTaka(amountsAfter[name])),
    })),
];
