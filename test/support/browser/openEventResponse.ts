import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';

/** An open response whose stream of announcements the test fills. */
export const openEventResponse = () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let sequence = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
  });
  const send = (text: string): void => controller?.enqueue(new TextEncoder().encode(text));
  send('retry: 1000\n\n');
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    announce: (announcement: Omit<OrderAnnouncement, 'sequence' | 'number'>): void => {
      sequence += 1;
      send(`event: order\ndata: ${JSON.stringify({ ...announcement, sequence, number: null })}\n\n`);
    },
  };
};
