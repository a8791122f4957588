import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import type { ParcelMark } from '#domain/consignments/parcelMark.ts';
import { type AdvanceAndParcel, toCollect } from '#domain/consignments/toPay.ts';
import { type Order, orderName } from '#domain/orders/order.ts';
import type { LabelSize } from '#domain/staff/printBatch.ts';
import { takaText } from '#domain/values/money.ts';
import { pieceCount } from '#domain/values/pieceCount.ts';
import * as messages from '#messages/dashboard/orders/print.tsx';
import { groupDigits } from '#messages/language.ts';
import { Code128, QrCode } from '../../components/codes/CodeDrawings.tsx';
import { areaLabel } from './areaLabel.ts';
import { fitAddress, type LargestSize, sizeOnLines, sizeOnOneLine } from './fitText.ts';

interface CourierLabelProps {
  readonly order: Order;
  readonly size: LabelSize;
  /** What decides the amount to collect; the label of an open parcel also names its tracking code. */
  readonly advanceAndParcel: AdvanceAndParcel & { readonly parcel: ParcelMark | undefined };
}

/** Millimetres between the text and the edge of the label. */
const padding = 3;
/** The side of the QR code and the height of the bar code, in millimetres. */
const codes: Record<LabelSize['name'], { readonly qr: number; readonly bars: number }> = {
  '75x100': { qr: 22, bars: 11 },
  '4x6': { qr: 30, bars: 20 },
};
/** The type size of the label in points, which is 1 em. */
const typeSizes: Record<LabelSize['name'], number> = { '75x100': 9, '4x6': 13 };
/** The largest sizes in em, and how many characters have space at them on either label. */
const largestName: LargestSize = { size: 1.7, characters: 22 };
const largestAmount: LargestSize = { size: 2.5, characters: 9 };

/** The tracking code of a parcel that has not ended; `null` for none. */
const openCodeOf = (parcel: ParcelMark | undefined): string | null =>
  parcel !== undefined && isOpenStage(parcel.stage) ? parcel.trackingCode : null;

/** The label of one parcel, as large as its page; black on white in any theme, and for couriers in English (docs/bengali.md). */
export const CourierLabel = ({ order, size, advanceAndParcel }: CourierLabelProps) => {
  const customer = order.customerData;
  const shop = useShop();
  const name = orderName(order);
  const amount = takaText(toCollect(order, advanceAndParcel));
  const trackingCode = openCodeOf(advanceAndParcel.parcel);
  const { qr, bars } = codes[size.name];
  return (
    <Root
      aria-label={messages.labelOf(name)}
      style={{
        width: `${size.width}mm`,
        height: `${size.height}mm`,
        padding: `${padding}mm`,
        fontSize: `${typeSizes[size.name]}pt`,
      }}
    >
      <Sender>
        <strong>{shop.name}</strong> <span>{shop.phones[0]}</span>
      </Sender>
      <Recipient>
        <Name style={{ fontSize: `${sizeOnLines(customer.name, largestName)}em` }}>{customer.name}</Name>
        <Phone>{customer.mobileNumber}</Phone>
        <FittedAddress address={customer.address} />
        <Area lang="en">{areaLabel(customer)}</Area>
      </Recipient>
      <Payment>
        <QrCode text={name} available={qr} />
        <div lang="en">
          <p>{customer.paymentSystem}</p>
          <Amount style={{ fontSize: `${sizeOnOneLine(amount, largestAmount)}em` }}>{amount}</Amount>
          <p>{messages.labelPieces(groupDigits(pieceCount(order.products)))}</p>
        </div>
      </Payment>
      <Footer>
        {/* Two bar codes share the height of one. */}
        {trackingCode !== null && (
          <>
            <Code128 text={trackingCode} available={size.width - 2 * padding} height={bars / 2} />
            <CodeText>{trackingCode}</CodeText>
          </>
        )}
        <Code128
          text={name}
          available={size.width - 2 * padding}
          height={trackingCode === null ? bars : bars / 2}
        />
        <CodeText>{name}</CodeText>
      </Footer>
    </Root>
  );
};

/** The address in the space that the other lines leave. The key makes a new element for another address, so that the ref measures it. */
const FittedAddress = ({ address }: { readonly address: string }) => (
  <Address key={address} ref={fitAddress}>
    {address}
  </Address>
);

const Root = styled.article`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 0.3em;
  background: #fff;
  color: #000;
  line-height: 1.2;
  overflow: hidden;
  overflow-wrap: anywhere;

  @media screen {
    outline: 1px solid var(--line-strong);
  }

  /* A label is wider than the window of a phone. */
  @media screen and (max-width: 450px) {
    zoom: 0.7;
  }
`;

const Sender = styled.header`
  display: flex;
  justify-content: space-between;
  padding-block-end: 0.2em;
  border-block-end: 0.12em solid #000;
`;

const Recipient = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-direction: column;
  gap: 0.2em;
  min-height: 0;
`;

const Name = styled.h2`
  color: inherit;
  font-weight: 700;
  line-height: 1.15;
`;

const Phone = styled.p`
  font-size: 2.4em;
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1.1;
  white-space: nowrap;
`;

const Address = styled.p`
  line-height: 1.15;
`;

const Area = styled.p`
  font-size: 1.2em;
  font-weight: 700;
`;

const Payment = styled.div`
  display: flex;
  align-items: center;
  gap: 1mm;
  border-block: 0.12em solid #000;

  > div {
    flex: 1 1 auto;
    min-width: 0;
    text-align: center;
  }
`;

const Amount = styled.p`
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1.2;
  white-space: nowrap;
`;

const Footer = styled.footer`
  display: grid;
  justify-items: center;
`;

const CodeText = styled.p`
  font-size: 1.2em;
  font-weight: 700;
  letter-spacing: 0.06em;
`;
