import { districtName } from '#messages/domain/districts.ts';
import { doorReturnShare } from '#domain/staff/figureSums.ts';
import type { DoorReturns, Figures } from '#domain/staff/figures.ts';
import { shortDay } from '#domain/values/dates.ts';
import { formatCount } from '#domain/values/groupDigits.ts';
import * as messages from '#messages/dashboard/figures.ts';
import { dateWords } from '#messages/dates.ts';
import { type BreakdownColumn, BreakdownTable } from './BreakdownTable.tsx';
import { FigureCard } from './FigureCard.tsx';
import { formatCost, formatShare } from './mainFigures.ts';

const columns: readonly BreakdownColumn<DoorReturns>[] = [
  { header: messages.cameBack, cell: ({ parcels }) => formatCount(parcels) },
  { header: messages.ofAll, cell: (row) => formatShare(doorReturnShare(row)) },
  { header: 'Cost', cell: formatCost },
  { header: messages.noFeeYet, cell: ({ withoutFee }) => formatCount(withoutFee) },
];

/** `Jan 2025` */
const monthText = (month: string): string =>
  dateWords(`${shortDay(`${month}-01`).slice(3)} ${month.slice(0, 4)}`);

const feesOf = ({ fees }: DoorReturns): number => fees;

/** What parcels that nobody took have cost, by month and by district (CA-7); nothing without any. */
export const DoorReturnsCard = ({ figures: { doorMonths, doorDistricts } }: { readonly figures: Figures }) =>
  doorDistricts.length > 0 && (
    <FigureCard
      title={messages.returnedAtTheDoor}
      definition="Parcels given to couriers in these days that came back or are on their way back, by the month in which they were given and by the district of their order. Of all is of the parcels given there and then."
    >
      <BreakdownTable
        caption={messages.parcelsReturnedAtTheDoor}
        name="Month"
        rows={doorMonths}
        nameOf={({ month }) => monthText(month)}
        valueOf={feesOf}
        columns={columns}
      />
      <BreakdownTable
        caption={messages.parcelsReturnedAtTheDoorBy}
        name="District"
        rows={doorDistricts}
        nameOf={({ district }) => districtName(district) || messages.noDistrict}
        valueOf={feesOf}
        columns={columns}
      />
    </FigureCard>
  );
