import { describe, expect, it } from 'vitest';
import { bookingPolling, requestPolling } from '#dashboard/components/loading/bookingPolling.ts';

const every4Seconds = { pollingInterval: 4000, skipPollingIfUnfocused: true };
const never = { pollingInterval: 0, skipPollingIfUnfocused: true };

describe('fetching again while a courier is asked', () => {
  it('CR-13 fetches parcels again while one is being booked', () => {
    expect(bookingPolling([{ stage: 'booked' }, { stage: 'booking' }])).toEqual(every4Seconds);
    expect(bookingPolling([{ stage: 'booked' }, { stage: 'unknown' }])).toEqual(never);
  });

  it('CR-11 fetches requests again while the courier is being asked for one', () => {
    expect(requestPolling([{ progress: 'asked' }, { progress: 'asking' }])).toEqual(every4Seconds);
    expect(requestPolling([{ progress: 'asked' }, { progress: 'refused' }, { progress: 'unknown' }])).toEqual(
      never,
    );
    expect(requestPolling([])).toEqual(never);
  });
});
