import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ShopExtra } from '#api/client/httpClient.ts';
import { followOrderAnnouncements } from '#api/orderAnnouncements/followOrderAnnouncements.ts';
import { pageSettings } from '../../support/pageSettings.ts';

const announcement = (sequence: number) => ({
  sequence,
  kind: 'placed',
  orderId: `o${sequence}`,
  number: null,
  status: 'Pending',
});
/** An announcement as the stream has it; only a message with an id can be continued from. */
const orderMessage = (sequence: number, id = '') =>
  `event: order\n${id === '' ? '' : `id: ${id}\n`}data: ${JSON.stringify(announcement(sequence))}\n\n`;
const reset = 'event: reset\nid: 1.1\ndata: {}\n\n';

/** A response whose parts the test sends. */
const openResponse = () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    /** As when the browser closes the connection. */
    fail: () => controller?.error(new DOMException('Aborted', 'AbortError')),
  };
};

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const refused = () => new Response('{}', { status: 401 });

/**
 * Follows a host that answers with these responses, one after the other; without one it cannot be reached. `lastIds` has for each
 * request the id from which it continues.
 */
const follow = (responses: readonly (Response | 'silence')[]) => {
  const waiting = [...responses];
  const seen: unknown[] = [];
  const lastIds: (string | null)[] = [];
  const signals: AbortSignal[] = [];
  const stop = new AbortController();
  const extra: ShopExtra = {
    settings: { ...pageSettings, capabilities: ['orderAnnouncements'] },
    fetch: (_to, init) => {
      lastIds.push(new Headers(init?.headers).get('last-event-id'));
      const signal = init?.signal as AbortSignal;
      signals.push(signal);
      const response = waiting.shift();
      if (response === undefined) return Promise.reject(new TypeError('Failed to fetch'));
      if (response !== 'silence') return Promise.resolve(response);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    },
    readToken: () => 'token',
    renewToken: () => Promise.resolve('renewed'),
  };
  const followers = {
    onMode: (mode: string) => seen.push(mode),
    onReset: () => seen.push('reset'),
    onAnnounced: (all: readonly { sequence: number }[]) => seen.push(all.map(({ sequence }) => sequence)),
  };
  void followOrderAnnouncements(extra, followers, stop.signal);
  return { seen, lastIds, signals, stop: () => stop.abort() };
};

describe('following the stream of order announcements', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('MD-9 passes on what arrives together, each announcement once, across parts of a message', async () => {
    const stream = openResponse();
    const { seen, stop } = follow([stream.response]);
    const message = orderMessage(3);
    stream.send(`retry: 1000\n\n${reset}`);
    await pass(0);
    stream.send(`${orderMessage(2)}${message.slice(0, 20)}`);
    await pass(0);
    stream.send(`${message.slice(20)}${orderMessage(2)}`);
    await pass(0);
    stop();

    expect(seen).toEqual(['live', 'reset', [2], [3]]);
  });

  it('MD-9 goes on after the last id within a second of the end of the stream', async () => {
    const [first, second] = [openResponse(), openResponse()];
    const { seen, lastIds, stop } = follow([first.response, second.response]);
    first.send(`${reset}${orderMessage(2)}${orderMessage(3, '3.5')}`);
    first.end();
    await pass(1000);
    second.send(`${orderMessage(3)}${orderMessage(4, '4.6')}`);
    await pass(0);
    stop();

    expect(lastIds).toEqual([null, '3.5']);
    expect(seen).toEqual(['live', 'reset', [2, 3], 'live', [4]]);
  });

  it.each([
    ['before its first byte', ''],
    ['once it is open', reset],
  ])(
    'MD-9 gives its connection back when the page is left %s, and opens the stream again when the page is back',
    async (_when, sent) => {
      const page = new EventTarget();
      vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
      vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
      onTestFinished(() => void vi.unstubAllGlobals());
      const [first, second] = [openResponse(), openResponse()];
      const { seen, signals, stop } = follow([sent === '' ? 'silence' : first.response, second.response]);
      first.send(sent);
      await pass(0);
      page.dispatchEvent(new Event('pagehide'));
      const givenBack = signals.map(({ aborted }) => aborted);
      first.fail();
      await pass(1000);
      second.send(`${reset}${orderMessage(2)}`);
      await pass(0);
      stop();

      expect(givenBack).toEqual([true]);
      expect(seen).toEqual([...(sent === '' ? [] : ['live', 'reset']), 'polling', 'live', 'reset', [2]]);
    },
  );

  it.each([
    ['has no stream', new Response('{}', { status: 404 })],
    ['answers with a page', new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['refuses the account', new Response('{}', { status: 403 })],
  ])(
    'MD-9 lets the counts be asked for when the host %s, and comes back after ten minutes',
    async (_how, response) => {
      const { seen, lastIds, stop } = follow([response]);
      await pass(599_000);
      const before = lastIds.length;
      await pass(2000);
      stop();

      expect([before, lastIds.length]).toEqual([1, 2]);
      expect(seen[0]).toBe('polling');
    },
  );

  it('MD-9 takes a stream whose first byte does not come within 10 s for one that a proxy collects', async () => {
    const { seen, lastIds, stop } = follow(['silence']);
    await pass(9000);
    const before = [...seen];
    await pass(1000);
    await pass(60_000);
    stop();

    expect([before, seen, lastIds.length]).toEqual([[], ['polling'], 1]);
  });

  it('MD-9 comes back soon when the first byte does not come after a stream that was live', async () => {
    const stream = openResponse();
    const { lastIds, stop } = follow([stream.response, 'silence']);
    stream.send(`${reset}${orderMessage(2, '2.4')}`);
    stream.end();
    // The pause, the time for a first byte, and the next pause.
    await pass(1000 + 10_000 + 2000);
    stop();

    expect(lastIds).toEqual([null, '2.4', '2.4']);
  });

  it('MD-9 lets the counts be asked for when a proxy ends the stream before its first byte, and comes back soon', async () => {
    const stream = openResponse();
    const { seen, lastIds, stop } = follow([stream.response]);
    stream.end();
    await pass(0);
    const before = [...seen];
    await pass(1000);
    stop();

    expect([before, lastIds.length]).toEqual([['polling'], 2]);
  });

  it('MD-9 opens the stream again after growing pauses while the shop cannot be reached', async () => {
    const { seen, lastIds, stop } = follow([]);
    await pass(0);
    const first = lastIds.length;
    await pass(1000);
    const second = lastIds.length;
    await pass(200_000);
    const many = lastIds.length;
    stop();

    expect([first, second]).toEqual([1, 2]);
    // After 1, 2, 4, 8, 16 and then 30 seconds, each shortened by up to a half: without growing they would be some 200.
    expect(many).toBeLessThan(25);
    expect(new Set(seen)).toEqual(new Set(['polling']));
  });

  it('MD-9 opens the stream again at once when the browser is online again', async () => {
    // Node has no such event.
    const browser = new EventTarget();
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { lastIds, stop } = follow([]);
    await pass(0);
    const before = lastIds.length;
    browser.dispatchEvent(new Event('online'));
    await pass(0);
    stop();

    expect([before, lastIds.length]).toEqual([1, 2]);
  });

  it('MD-9 renews a refused token once, and asks for the counts when it stays refused', async () => {
    const { seen, lastIds, stop } = follow([refused(), refused()]);
    await pass(0);
    stop();

    expect(lastIds).toHaveLength(2);
    expect(seen).toEqual(['polling']);
  });

  it('MD-9 gives a stream up that is silent for 45 s', async () => {
    const stream = openResponse();
    const { signals, stop } = follow([stream.response]);
    // A comment of the stream, as the server sends while it has nothing to tell.
    stream.send(':\n\n');
    await pass(44_000);
    stream.send(':\n\n');
    await pass(44_000);
    const before = signals[0]?.aborted;
    await pass(1000);
    const after = signals[0]?.aborted;
    stop();

    expect([before, after]).toEqual([false, true]);
  });
});
