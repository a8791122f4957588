import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isRecord, parseJson, readText } from '#domain/values/parse.ts';
import { type LoopbackServer, openServer } from './openServer.ts';

const count = (list: readonly string[], invoice: string): number =>
  list.filter((one) => one === invoice).length;

/** A courier as a server, which goes on when the process that called it is killed. */
export interface CourierServer extends LoopbackServer {
  /** Whether an invoice that it has is refused with 409. */
  invoicesAreUnique: boolean;
  /** Whether it books and then leaves the caller without an answer. */
  holdsAnswers: boolean;
  bookingsOf(invoice: string): number;
  callsFor(invoice: string): number;
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
  const server = await openServer((request, response) => {
    // A caller that was killed has closed its connection.
    answer(request, response).catch(() => response.destroy());
  });
  const courier: CourierServer = {
    ...server,
    invoicesAreUnique: false,
    holdsAnswers: false,
    bookingsOf: (invoice) => count(booked, invoice),
    callsFor: (invoice) => count(called, invoice),
  };
  return courier;
};
