import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import { parseEventId } from '#server/orderAnnouncements/eventMessages.ts';
import type { FeedListener } from '#server/orderAnnouncements/orderAnnouncementFeed.ts';
import { createOrderAnnouncementStreams } from '#server/orderAnnouncements/orderAnnouncementStreams.ts';

const announcement = (sequence: number): OrderAnnouncement => ({
  sequence,
  kind: 'placed',
  orderId: '65f1c0ffee0000000000abcd',
  number: 'HK-7Q4K-2M',
  status: 'Pending',
});

const openStreams = (missed = [announcement(7), announcement(8)]) => {
  const listeners: FeedListener[] = [];
  let staff = ['mina'];
  let newest = 8;
  const streams = createOrderAnnouncementStreams({
    feed: {
      listen: async (added) => {
        listeners.push(added);
        return () => undefined;
      },
      since: async () => missed,
      anchor: () => ({ sequence: newest, at: 5 }),
      wake: () => undefined,
      close: async () => undefined,
    },
    now: () => new Date('2026-03-02T09:00:00Z'),
    allowed: async (uids) => uids.filter((uid) => staff.includes(uid)),
    failed: () => undefined,
  });
  return {
    streams,
    announce: (...sequences: readonly number[]) => {
      newest = sequences.at(-1) ?? newest;
      for (const listener of listeners) listener(sequences.map(announcement));
    },
    demote: () => {
      staff = [];
    },
  };
};

const mina = { uid: 'mina', until: new Date('2026-03-02T10:00:00Z') };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('MD-9 gives the id with the last of the messages that belong together', async () => {
  const { streams } = openStreams();
  // An id is a sequence and a time.
  const stream = await streams.open(mina, '6.4');

  expect(String(stream.read())).toBe(
    `retry: 1000\n\nevent: order\ndata: ${JSON.stringify(announcement(7))}\n\n` +
      `event: order\nid: 8.5\ndata: ${JSON.stringify(announcement(8))}\n\n`,
  );
});

it('MD-9 sends a reset instead of 600 missed announcements, which would not fit into the stream', async () => {
  const { streams } = openStreams(Array.from({ length: 600 }, (_, index) => announcement(index)));
  const stream = await streams.open(mina, '6.4');

  expect(String(stream.read())).toBe('retry: 1000\n\nevent: reset\nid: 8.5\ndata: {}\n\n');
});

it('MD-9 gives a message its own id while newer ones wait, so that a stream that breaks between them lacks none', async () => {
  const { streams, announce } = openStreams();
  const stream = await streams.open(mina, undefined);
  stream.read();
  announce(9);
  announce(10);
  await vi.advanceTimersByTimeAsync(1);

  expect(String(stream.read())).toBe(
    [9, 10]
      .map(
        (sequence) => `event: order\nid: ${sequence}.5\ndata: ${JSON.stringify(announcement(sequence))}\n\n`,
      )
      .join(''),
  );
});

it('MD-9 sends a comment every 20 seconds', async () => {
  const { streams } = openStreams();
  const stream = await streams.open(mina, undefined);
  stream.read();
  await vi.advanceTimersByTimeAsync(41_000);

  expect(String(stream.read())).toBe(':\n\n:\n\n');
});

it('MD-9 drops a reader that leaves 64 KB unread', async () => {
  const { streams, announce } = openStreams();
  const stream = await streams.open(mina, undefined);
  // Each has more than 100 bytes.
  for (let sequence = 0; sequence < 1000; sequence += 1) announce(sequence);
  await vi.advanceTimersByTimeAsync(1);

  expect(stream.destroyed).toBe(true);
  expect(streams.count()).toBe(0);
});

it('MD-9 sends nothing to an account that is no staff any more, and ends its stream within seconds', async () => {
  const { streams, announce, demote } = openStreams();
  const [first, second] = [await streams.open(mina, undefined), await streams.open(mina, undefined)];
  first.read();
  second.read();
  demote();
  announce(9);
  await vi.advanceTimersByTimeAsync(5000);

  expect([first.read(), second.read()]).toEqual([null, null]);
  expect([first.writableEnded, second.writableEnded]).toEqual([true, true]);
});

it('MD-9 takes no stream while it closes, nor more than 300', async () => {
  const { streams } = openStreams();
  for (let account = 0; account < 300; account += 1)
    await streams.open({ ...mina, uid: `account-${account}` }, undefined);
  await expect(streams.open(mina, undefined)).rejects.toMatchObject({ code: 'unavailable' });
  const closing = openStreams().streams;
  closing.close();

  await expect(closing.open(mina, undefined)).rejects.toMatchObject({ code: 'unavailable' });
});

it.each([
  ['7.1700000000000', { sequence: 7, at: 1_700_000_000_000 }],
  ['7', null],
  ['7.x', null],
  ['-7.1', null],
  ['1234567890123456.1', null],
  ['', null],
  [undefined, null],
])('MD-9 reads the id %s of an event as %j, the place to go on from', (text, anchor) => {
  expect(parseEventId(text)).toEqual(anchor);
});
