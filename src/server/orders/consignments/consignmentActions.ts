import type { Consignment } from '#domain/consignments/consignment.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { ConsignmentChanges } from '#domain/consignments/consignmentWithHistory.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import type { AuditSubject } from '#domain/staff/audit.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';
import type { Action } from '../../audit/recordAction.ts';

type Named = Pick<Consignment, 'orderId' | 'orderNumber'>;

/** The audit log names a consignment by its order, which may be deleted. */
const subjectOf = ({ orderId, orderNumber }: Named): AuditSubject => ({
  kind: 'order',
  id: orderId ?? '',
  label: orderNumber,
});

/** The entry in the audit log for a new consignment: `Gave order HK-7Q4K-2E to Steadfast`. */
export const createAction = (consignment: Named & Pick<Consignment, 'courier'>): Action => ({
  action: 'createConsignment',
  subject: subjectOf(consignment),
  details: { to: couriers[consignment.courier].name },
});

/** The entry for a move: `Moved the parcel of order HK-7Q4K-2E from Booked to Delivered`. */
export const stageAction = (
  consignment: Named & Pick<Consignment, 'stage'>,
  to: ConsignmentStage,
): Action => ({
  action: 'moveConsignment',
  subject: subjectOf(consignment),
  details: { from: consignmentStageLabels[consignment.stage], to: consignmentStageLabels[to] },
});

/** The entry for corrected details, which names the fields but not their values. */
export const detailsAction = (consignment: Named, changes: ConsignmentChanges): Action => ({
  action: 'correctConsignment',
  subject: subjectOf(consignment),
  details: { fields: Object.keys(changes) },
});
