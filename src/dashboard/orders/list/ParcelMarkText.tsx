import { styled } from 'styled-components';
import { isBeingBooked } from '#domain/consignments/consignmentStage.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import type { ParcelMark } from '#domain/consignments/parcelMark.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';

/** What stands in place of a tracking code that is not there yet: the stage of a booking, else `''`. */
const pendingText = ({ stage }: ParcelMark): string =>
  isBeingBooked(stage) ? consignmentStageLabels[stage].toLowerCase() : '';

/** The courier and the tracking code of an order's newest parcel, in a row of a list (CR-1). */
export const ParcelMarkText = ({ mark }: { readonly mark: ParcelMark | undefined }) =>
  mark === undefined ? null : (
    <Root title={consignmentStageLabels[mark.stage]}>
      {couriers[mark.courier].name} {mark.trackingCode ?? pendingText(mark)}
    </Root>
  );

const Root = styled.small`
  color: var(--ink-soft);
  font-size: var(--text-xs);
  overflow-wrap: anywhere;
`;
