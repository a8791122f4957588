import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isRecord, parseJson, readText } from '#domain/values/parse.ts';

const count = (list: readonly string[], invoice: string): number =>
  list.filter((one) => one === invoice).length;

/** A courier as a server, which goes on when the process that called it is killed. */
export interface CourierServer {
  readonly origin: string;
  /** Whether an invoice that it has is refused with 409. */
  invoicesAreUnique: boolean;
  /** Whether it books and then leaves the caller without an answer. */
  holdsAnswers: boolean;
  bookingsOf(invoice: string): number;
  callsFor(invoice: string): number;
  close(): Promise<void>;
}

export const openCourierServer = async (): Promise<CourierServer> => {
  const booked: string[] = [];
  const called: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const value = parseJson(await text(request));
    const invoice = readText(isRecord(value) ? value.invoice : '');
    called.push(invoice);
    const isRefused = courier.invoicesAreUnique && booked.includes(invoice);
    if (!isRefused) booked.push(invoice);
    if (courier.holdsAnswers) return;
    response.writeHead(isRefused ? 409 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isRefused ? {} : { reference: `C${booked.length}` }));
  };
  const server = createServer((request, response) => {
    // A caller that was killed has closed its connection.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const courier: CourierServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    invoicesAreUnique: false,
    holdsAnswers: false,
    bookingsOf: (invoice) => count(booked, invoice),
    callsFor: (invoice) => count(called, invoice),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return courier;
};
