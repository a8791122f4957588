import type { Booking } from '#domain/consignments/booking.ts';
import * as messages from '#messages/dashboard/orders/bookings.tsx';
import { consignmentStageLabels } from '#messages/domain/stages.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import type { Tone } from '#ui/feedback/tones.ts';

/** What staff are told about a booking. */
export interface BookingOutcome {
  readonly tone: Tone;
  readonly text: string;
  /** What to do now; `null` for nothing. */
  readonly advice: string | null;
}

/** What has become of a booking, and what to do if it failed. `said` is what the courier or the shop answered, `''` for nothing. */
export const bookingOutcome = ({
  stage,
  trackingCode,
  said: answer,
}: Pick<Booking, 'stage' | 'trackingCode' | 'said'>): BookingOutcome => {
  // In the language of the page when the shop said it; a courier's words stay as they are.
  const said = shownText(answer);
  switch (stage) {
    case 'booking':
      return {
        tone: 'neutral',
        text: said === '' ? messages.beingBooked : messages.waits(said),
        advice: null,
      };
    // A refused booking cancels its parcel.
    case 'cancelled':
      return {
        tone: 'danger',
        text: said === '' ? messages.notBooked : messages.notBookedSaid(said),
        advice: messages.correctAndBookAgain,
      };
    case 'unknown':
      return {
        tone: 'warning',
        text: said === '' ? messages.notAnswered : messages.notAnsweredSaid(said),
        advice: messages.lookInThePortal,
      };
    // Booked, or already further on its way.
    default:
      return {
        tone: 'good',
        text: [consignmentStageLabels[stage], trackingCode].filter((part) => part !== null).join(' · '),
        advice: null,
      };
  }
};
