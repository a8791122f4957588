import type { CourierRequestProgress, StoredCourierRequest } from '#domain/consignments/courierRequest.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { shownText } from '#messages/refusals/sentences.ts';

/** What staff read of requests to couriers (CR-11). */

/** The text for each progress of a request; `name` is the courier's. */
type Texts = Readonly<
  Record<CourierRequestProgress, (request: StoredCourierRequest, name: string) => string>
>;

const joined = (...sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');

/** Why the courier could not be asked yet, if so, and that the shop goes on. */
const triedAgain = ({ problem }: StoredCourierRequest): string =>
  problem === '' ? '' : joined(shownText(problem), messages.theShopTriesAgain);

const returnTexts: Texts = {
  asking: (request, name) => {
    const { reason, requestedBy, requestedAt } = request;
    const asking = messages.isBeingAskedToReturnIt(name, reason, requestedBy, formatDateTime(requestedAt));
    return joined(asking, triedAgain(request));
  },
  asked: ({ state, reason, requestedBy, requestedAt }, name) =>
    messages.wasAskedToReturnIt(name, reason, state, requestedBy, formatDateTime(requestedAt)),
  refused: ({ problem }) => joined(messages.returnNotTaken, shownText(problem)),
  unknown: ({ problem }, name) =>
    joined(messages.returnUnknown(name), shownText(problem), messages.askAgain(name)),
};

/** The `reason` of a pick-up is the shop's text in English: what is to be fetched, and where. For a return, staff typed the `reason`. */
const pickupTexts: Texts = {
  asking: (request, name) => {
    const { reason, requestedBy, requestedAt } = request;
    const fetched = shownText(reason);
    const asking = messages.isBeingAskedToFetch(name, fetched, requestedBy, formatDateTime(requestedAt));
    return joined(asking, triedAgain(request));
  },
  asked: ({ state, reason, requestedBy, requestedAt }, name) =>
    messages.wasAskedToFetch(name, shownText(reason), state, requestedBy, formatDateTime(requestedAt)),
  refused: ({ problem, reason }) => joined(messages.fetchingNotTaken(shownText(reason)), shownText(problem)),
  unknown: ({ problem, reason }, name) =>
    joined(messages.fetchingUnknown(name, shownText(reason)), shownText(problem), messages.askAgain(name)),
};

const courierName = ({ courier }: StoredCourierRequest): string => couriers[courier].name;

/** How far the request to bring a parcel back is. */
export const returnRequestText = (request: StoredCourierRequest): string =>
  returnTexts[request.progress](request, courierName(request));

/** How far the request for a pick-up is. */
export const pickupRequestText = (request: StoredCourierRequest): string =>
  pickupTexts[request.progress](request, courierName(request));
