import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { openServer } from './openServer.ts';

/** SSLCommerz on this machine by version 4 of its documentation, with sessions, payments, a page to pay on, and faults. */

export const gatewayFaults = [
  /** Accepts the question and never answers. */
  'silent',
  /** Cuts the connection. */
  'answerLost',
  /** The page of a proxy, with 200. */
  'htmlPage',
  /** The page of a proxy, with 502. */
  'htmlFailure',
  /** Sends the caller to another host. */
  'redirect',
  /** Answers with half of its JSON. */
  'notJson',
  /** Does not take the store's keys. */
  'keysRefused',
] as const;
export type GatewayFault = (typeof gatewayFaults)[number];

type Fields = Readonly<Record<string, string>>;

/** What the gateway says of a payment, where it differs from what was asked for. */
export interface PaymentChanges {
  readonly status?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly risk_level?: string;
  readonly tran_id?: string;
}

export interface FakePayment {
  readonly val_id: string;
  readonly fields: Fields;
}

export interface FakeSslCommerz {
  readonly address: string;
  readonly keys: { readonly sslCommerzStoreId: string; readonly sslCommerzStorePassword: string };
  /** The forms of all sessions, oldest first. */
  readonly sessions: readonly Fields[];
  /** Paths with queries of all calls of the shop. */
  readonly calls: readonly string[];
  /** Calls that followed a redirect to another host. */
  readonly callsElsewhere: readonly string[];
  /** The payment page that its answers name; `null` for its own. */
  pageUrl: string | null;
  /** Fault of all calls; `null` for none. */
  fault: GatewayFault | null;
  /** A transaction of which every question gets a page of HTML; `null` for none. */
  brokenTransaction: string | null;
  /** Pays the newest session, or that of a transaction; the shop is not told. */
  pay(changes?: PaymentChanges, transactionId?: string): FakePayment;
  /** The form that a notice or a returning shopper posts of a payment. */
  noticeOf(payment: FakePayment): URLSearchParams;
  close(): Promise<void>;
}

const store = { id: 'hatkhola-test', password: 'store-password-of-the-tests' };
const html = '<!doctype html><html><body><h1>Bad gateway</h1></body></html>';

/** The page on which a person pays, fails or gives up. */
const pageOf = (
  session: Fields,
  key: string,
): string => `<!doctype html><html lang="en"><head><title>Pay</title></head><body>
<h1>Pay ${session.total_amount} BDT</h1><p>${session.product_name}</p>
${['Pay', 'Fail', 'Cancel']
  .map(
    (name) =>
      `<form method="post" action="/pay/${key}/${name.toLowerCase()}"><button>${name}</button></form>`,
  )
  .join('\n')}</body></html>`;

/** A page that posts a form to the shop at once, as the gateway sends shoppers back. */
const returnPageOf = (
  url: string,
  form: URLSearchParams,
): string => `<!doctype html><html lang="en"><head><title>Back</title></head><body>
<form id="back" method="post" action="${url}">${[...form]
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  .join('')}</form><script>document.getElementById('back').submit()</script></body></html>`;

const sendJson = (response: ServerResponse, body: unknown): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const sendHtml = (response: ServerResponse, body: string, status = 200): void => {
  response.writeHead(status, { 'content-type': 'text/html' }).end(body);
};

const sendFault = (response: ServerResponse, fault: GatewayFault, elsewhere: string): void => {
  if (fault === 'silent') return;
  if (fault === 'answerLost') return void response.destroy();
  if (fault === 'redirect') return void response.writeHead(302, { location: elsewhere }).end();
  if (fault === 'notJson') return void response.writeHead(200).end('{"status":"VALID","tran_id":');
  if (fault === 'keysRefused')
    return sendJson(response, {
      APIConnect: 'FAILED',
      status: 'FAILED',
      failedreason: 'Store Credential Error',
    });
  sendHtml(response, html, fault === 'htmlFailure' ? 502 : 200);
};

export const openFakeSslCommerz = async (): Promise<FakeSslCommerz> => {
  const sessions: Fields[] = [];
  const payments: FakePayment[] = [];
  const failedTries: Fields[] = [];
  const calls: string[] = [];
  const callsElsewhere: string[] = [];
  const other = await openServer((request, response) => {
    callsElsewhere.push(request.url ?? '');
    sendJson(response, {});
  });

  const pay = (changes: PaymentChanges = {}, transactionId?: string): FakePayment => {
    const session =
      transactionId === undefined
        ? sessions.at(-1)
        : sessions.find(({ tran_id: id }) => id === transactionId);
    if (session === undefined) throw new Error('There is no such session.');
    const { total_amount: asked = '', tran_id: id = '' } = session;
    const { status = 'VALID', amount = asked, currency = 'BDT', risk_level: risk = '0' } = changes;
    const number = payments.length + 1;
    const val_id = `26030209${String(number).padStart(4, '0')}abc`;
    const payment = {
      val_id,
      fields: {
        status,
        // In Bangladesh's time.
        tran_date: '2026-03-02 15:09:00',
        tran_id: changes.tran_id ?? id,
        val_id,
        amount,
        // The gateway keeps 2.5 %.
        store_amount: (Number(amount) * 0.975).toFixed(2),
        currency,
        bank_tran_id: `BANK${number}`,
        card_type: 'BKASH-BKash',
        currency_type: currency,
        currency_amount: amount,
        risk_level: risk,
        risk_title: risk === '0' ? 'Safe' : 'Suspicious',
        APIConnect: 'DONE',
      },
    };
    payments.push(payment);
    return payment;
  };
  const noticeOf = ({ fields }: FakePayment) =>
    new URLSearchParams({ ...fields, store_id: store.id, verify_sign: 'of-the-gateway' });

  const openOne = (form: Fields, response: ServerResponse): void => {
    if (form.store_passwd !== store.password)
      return sendJson(response, { status: 'FAILED', failedreason: 'Store Credential Error' });
    sessions.push(form);
    const own = `${gateway.origin}/gateway/${sessions.length}`;
    sendJson(response, {
      status: 'SUCCESS',
      failedreason: '',
      sessionkey: `SESSION${sessions.length}`,
      GatewayPageURL: fake.pageUrl ?? own,
    });
  };
  const validate = (query: URLSearchParams, response: ServerResponse): void => {
    const found = payments.find(({ val_id: id }) => id === query.get('val_id'));
    sendJson(
      response,
      found?.fields ?? { status: 'INVALID_TRANSACTION', APIConnect: 'DONE', tran_id: '', val_id: '' },
    );
  };
  const list = (query: URLSearchParams, response: ServerResponse): void => {
    const id = query.get('tran_id');
    const element = [
      ...failedTries.filter(({ tran_id: each }) => each === id),
      ...payments.map(({ fields }) => fields).filter(({ tran_id: each }) => each === id),
    ];
    sendJson(response, { APIConnect: 'DONE', no_of_trans_found: element.length, element });
  };
  /** What a person does on the gateway's page. */
  const finish = (index: number, act: string, response: ServerResponse): void => {
    const session = sessions[index - 1];
    if (session === undefined) return sendHtml(response, html, 404);
    // The shop names one address for every end.
    const { tran_id: id = '', success_url: back = '' } = session;
    if (act === 'pay') return sendHtml(response, returnPageOf(back, noticeOf(pay({}, id))));
    failedTries.push({
      status: 'FAILED',
      tran_id: id,
      val_id: '',
      amount: session.total_amount ?? '',
      risk_level: '0',
    });
    sendHtml(response, returnPageOf(back, new URLSearchParams({ status: 'FAILED', tran_id: id })));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gateway');
    const body = new URLSearchParams(await textOf(request));
    const [, page, key = '', act = ''] = pathname.split('/');
    if (page === 'gateway') return sendHtml(response, pageOf(sessions[Number(key) - 1] ?? {}, key));
    if (page === 'pay') return finish(Number(key), act, response);
    calls.push(request.url ?? '');
    if (fake.brokenTransaction !== null && searchParams.get('tran_id') === fake.brokenTransaction)
      return sendHtml(response, html);
    if (fake.fault !== null) return sendFault(response, fake.fault, `${other.origin}/taken`);
    if (pathname === '/gwprocess/v4/api.php') return openOne(Object.fromEntries(body), response);
    if (searchParams.get('store_passwd') !== store.password)
      return sendJson(response, { APIConnect: 'FAILED' });
    if (pathname === '/validator/api/validationserverAPI.php') return validate(searchParams, response);
    if (pathname === '/validator/api/merchantTransIDvalidationAPI.php') return list(searchParams, response);
    sendHtml(response, html, 404);
  };
  const gateway = await openServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

  const fake: FakeSslCommerz = {
    address: gateway.origin,
    keys: { sslCommerzStoreId: store.id, sslCommerzStorePassword: store.password },
    sessions,
    calls,
    callsElsewhere,
    pageUrl: null,
    fault: null,
    brokenTransaction: null,
    pay,
    noticeOf,
    close: async () => {
      await gateway.close();
      await other.close();
    },
  };
  return fake;
};
