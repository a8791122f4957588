import { doorReturnShare } from '#domain/staff/figureSums.ts';
import type { DoorReturns, Figures } from '#domain/staff/figures.ts';
import { shortDay } from '#domain/values/dates.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/figures.ts';
import { districtName } from '#messages/domain/districts.ts';
import { digits } from '#messages/language.ts';
import { type BreakdownColumn, BreakdownTable } from './BreakdownTable.tsx';
import { FigureCard } from './FigureCard.tsx';
import { formatCost, formatShare } from './mainFigures.ts';

const columns: readonly BreakdownColumn<DoorReturns>[] = [
  { header: messages.cameBack, cell: ({ parcels }) => formatCount(parcels) },
  { header: messages.ofAll, cell: (row) => formatShare(doorReturnShare(row)) },
  { header: messages.cost, cell: formatCost },
  { header: messages.noFeeYet, cell: ({ withoutFee }) => formatCount(withoutFee) },
];

/** The day and the space with which `shortDay` begins, as in `01 Jan`. */
const dayLength = '01 '.length;

/** `Jan 2025`, from `2025-01`. */
const monthText = (month: string): string => {
  const monthName = shortDay(`${month}-01`).slice(dayLength);
  const [year = ''] = month.split('-');
  return `${monthName} ${digits(year)}`;
};

const feesOf = ({ fees }: DoorReturns): number => fees;

/**
 * What the parcels returned at the door have cost, by month and by district (CA-7). Nothing if no district is listed: then none came back.
 * The months do not tell, since a month without a returned parcel is listed too.
 */
export const DoorReturnsCard = ({ figures: { doorMonths, doorDistricts } }: { readonly figures: Figures }) =>
  doorDistricts.length > 0 && (
    <FigureCard title={messages.returnedAtTheDoor} definition={messages.aboutDoorReturns}>
      <BreakdownTable
        caption={messages.doorReturnsByMonth}
        name={messages.month}
        rows={doorMonths}
        nameOf={({ month }) => monthText(month)}
        valueOf={feesOf}
        columns={columns}
      />
      <BreakdownTable
        caption={messages.doorReturnsByDistrict}
        name={messages.district}
        rows={doorDistricts}
        nameOf={({ district }) => districtName(district) || messages.noDistrict}
        valueOf={feesOf}
        columns={columns}
      />
    </FigureCard>
  );
