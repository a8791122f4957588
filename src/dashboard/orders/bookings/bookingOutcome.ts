import type { Booking } from '#domain/consignments/booking.ts';
import { consignmentStageLabels } from '#domain/consignments/consignmentSteps.ts';
import type { Tone } from '#ui/feedback/tones.ts';

/** What staff are told of a booking. */
export interface BookingOutcome {
  readonly tone: Tone;
  readonly text: string;
  /** What to do now; `null` for nothing. */
  readonly advice: string | null;
}

/** What has become of a booking, and what to do about one that failed. */
export const bookingOutcome = ({
  stage,
  trackingCode,
  said,
}: Pick<Booking, 'stage' | 'trackingCode' | 'said'>): BookingOutcome => {
  switch (stage) {
    case 'booking':
      return { tone: 'neutral', text: said === '' ? 'Being booked…' : `Waits: ${said}`, advice: null };
    case 'cancelled':
      return {
        tone: 'danger',
        text: said === '' ? 'Not booked.' : `Not booked: ${said}`,
        advice: 'Correct the order and book it again.',
      };
    case 'unknown':
      return {
        tone: 'warning',
        text: said === '' ? 'The booking was not answered.' : `The booking was not answered: ${said}`,
        advice:
          'Look in the courier’s portal. If the parcel is there, move it to Booked with its code; if not, cancel it and book again.',
      };
    default:
      return {
        tone: 'good',
        text: [consignmentStageLabels[stage], trackingCode].filter((part) => part !== null).join(' · '),
        advice: null,
      };
  }
};
