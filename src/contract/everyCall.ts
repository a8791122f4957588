import * as users from './accounts/users.ts';
import { usersSchemas } from './accounts/usersSchemas.ts';
import { accessRefusals } from './call/access.ts';
import type { AnyCall, Call } from './call/call.ts';
import type { CallSchemas, ShapeOf } from './call/callSchemas.ts';
import type { RefusalCode } from './call/refusal.ts';
import * as cashOutstanding from './cash/cashOutstanding.ts';
import { cashOutstandingSchemas } from './cash/cashOutstandingSchemas.ts';
import * as handovers from './cash/handovers.ts';
import { handoversSchemas } from './cash/handoversSchemas.ts';
import * as orderProfit from './cash/orderProfit.ts';
import { orderProfitSchemas } from './cash/orderProfitSchemas.ts';
import * as bookings from './consignments/bookings.ts';
import { bookingsSchemas } from './consignments/bookingsSchemas.ts';
import * as consignments from './consignments/consignments.ts';
import { consignmentsSchemas } from './consignments/consignmentsSchemas.ts';
import * as courierDesk from './consignments/courierDesk.ts';
import { courierDeskSchemas } from './consignments/courierDeskSchemas.ts';
import * as decisions from './consignments/decisions.ts';
import { decisionsSchemas } from './consignments/decisionsSchemas.ts';
import * as statements from './consignments/statements.ts';
import { statementsSchemas } from './consignments/statementsSchemas.ts';
import * as advances from './orders/advances.ts';
import { advancesSchemas } from './orders/advancesSchemas.ts';
import * as orderCorrections from './orders/orderCorrections.ts';
import { orderCorrectionsSchemas } from './orders/orderCorrectionsSchemas.ts';
import * as orderNotes from './orders/orderNotes.ts';
import { orderNotesSchemas } from './orders/orderNotesSchemas.ts';
import * as orders from './orders/orders.ts';
import * as ordersInHand from './orders/ordersInHand.ts';
import { ordersInHandSchemas } from './orders/ordersInHandSchemas.ts';
import { ordersSchemas } from './orders/ordersSchemas.ts';
import * as phoneHistories from './orders/phoneHistories.ts';
import { phoneHistoriesSchemas } from './orders/phoneHistoriesSchemas.ts';
import * as phoneOrders from './orders/phoneOrders.ts';
import { phoneOrdersSchemas } from './orders/phoneOrdersSchemas.ts';
import * as tracking from './orders/tracking.ts';
import { trackingSchemas } from './orders/trackingSchemas.ts';
import * as barcodes from './products/barcodes.ts';
import { barcodesSchemas } from './products/barcodesSchemas.ts';
import * as categories from './products/categories.ts';
import { categoriesSchemas } from './products/categoriesSchemas.ts';
import * as productChanges from './products/productChanges.ts';
import { productChangesSchemas } from './products/productChangesSchemas.ts';
import * as productFacets from './products/productFacets.ts';
import { productFacetsSchemas } from './products/productFacetsSchemas.ts';
import * as productImport from './products/productImport.ts';
import { productImportSchemas } from './products/productImportSchemas.ts';
import * as products from './products/products.ts';
import { productsSchemas } from './products/productsSchemas.ts';
import * as stock from './products/stock.ts';
import * as stockRequests from './products/stockRequests.ts';
import { stockRequestsSchemas } from './products/stockRequestsSchemas.ts';
import { stockSchemas } from './products/stockSchemas.ts';
import * as reviews from './reviews/reviews.ts';
import { reviewsSchemas } from './reviews/reviewsSchemas.ts';
import * as clientErrors from './shop/clientErrors.ts';
import { clientErrorsSchemas } from './shop/clientErrorsSchemas.ts';
import * as courierSetup from './shop/courierSetup.ts';
import { courierSetupSchemas } from './shop/courierSetupSchemas.ts';
import * as opening from './shop/opening.ts';
import { openingSchemas } from './shop/openingSchemas.ts';
import * as pages from './shop/pages.ts';
import { pagesSchemas } from './shop/pagesSchemas.ts';
import * as shopSecrets from './shop/shopSecrets.ts';
import { shopSecretsSchemas } from './shop/shopSecretsSchemas.ts';
import * as shopSettings from './shop/shopSettings.ts';
import { shopSettingsSchemas } from './shop/shopSettingsSchemas.ts';
import * as slides from './shop/slides.ts';
import { slidesSchemas } from './shop/slidesSchemas.ts';
import * as uploads from './shop/uploads.ts';
import { uploadsSchemas } from './shop/uploadsSchemas.ts';
import * as audit from './staff/audit.ts';
import { auditSchemas } from './staff/auditSchemas.ts';
import * as figures from './staff/figures.ts';
import { figuresSchemas } from './staff/figuresSchemas.ts';
import * as jobs from './staff/jobs.ts';
import { jobsSchemas } from './staff/jobsSchemas.ts';
import * as printBatches from './staff/printBatches.ts';
import { printBatchesSchemas } from './staff/printBatchesSchemas.ts';
import * as scanning from './staff/scanning.ts';
import { scanningSchemas } from './staff/scanningSchemas.ts';

/** A call with everything that the contract says about it. */
export interface DescribedCall<Name extends string = string> extends AnyCall {
  /** The name of its schemas, such as `listUsers` for `listUsersCall`. */
  readonly name: Name;
  /** Its group in the API's description, named as on the wire, such as `callers` and `sliders`. */
  readonly tag: string;
  readonly schemas: CallSchemas;
  /** Every code with which it may be refused. */
  readonly refusals: readonly RefusalCode[];
}

/** The exports that a file of calls must have for these schemas: `listUsersCall`, typed by the schemas `listUsers`. */
type CallsOf<S extends Record<string, CallSchemas>> = {
  readonly [Name in keyof S & string as `${Name}Call`]: Call<ShapeOf<S[Name]>>;
};

const refusalsOf = (
  { access }: AnyCall,
  { refusals = [], params, query, headers, body, image }: CallSchemas,
): RefusalCode[] => {
  const isValidated = [params, query, headers, body, image].some((part) => part !== undefined);
  return [...(isValidated ? (['invalid'] as const) : []), ...refusals, ...accessRefusals[access]];
};

/** The calls of one file, each with its schemas. */
const describeCalls = <S extends Record<string, CallSchemas>>(
  tag: string,
  calls: CallsOf<S>,
  schemasByName: S,
): DescribedCall<keyof S & string>[] =>
  Object.entries(schemasByName).map(([name, schemas]) => {
    // `CallsOf` requires a call for each name, which `Object.entries` forgets.
    const callsByName = calls as Readonly<Record<string, AnyCall>>;
    const call = callsByName[`${name}Call`] as AnyCall;
    return { ...call, name, tag, schemas, refusals: refusalsOf(call, schemas) };
  });

const describedCalls = [
  ...describeCalls('products', products, productsSchemas),
  ...describeCalls('products', productFacets, productFacetsSchemas),
  ...describeCalls('products', productChanges, productChangesSchemas),
  ...describeCalls('products', productImport, productImportSchemas),
  ...describeCalls('stock', stock, stockSchemas),
  ...describeCalls('stock', stockRequests, stockRequestsSchemas),
  ...describeCalls('stock', barcodes, barcodesSchemas),
  ...describeCalls('orders', orders, ordersSchemas),
  ...describeCalls('orders', orderCorrections, orderCorrectionsSchemas),
  ...describeCalls('orders', phoneOrders, phoneOrdersSchemas),
  ...describeCalls('orders', printBatches, printBatchesSchemas),
  ...describeCalls('orders', scanning, scanningSchemas),
  ...describeCalls('consignments', consignments, consignmentsSchemas),
  ...describeCalls('consignments', decisions, decisionsSchemas),
  ...describeCalls('advances', advances, advancesSchemas),
  ...describeCalls('statements', statements, statementsSchemas),
  ...describeCalls('cash', cashOutstanding, cashOutstandingSchemas),
  ...describeCalls('cash', handovers, handoversSchemas),
  ...describeCalls('cash', orderProfit, orderProfitSchemas),
  ...describeCalls('bookings', bookings, bookingsSchemas),
  ...describeCalls('calls', orderNotes, orderNotesSchemas),
  ...describeCalls('calls', ordersInHand, ordersInHandSchemas),
  ...describeCalls('callers', phoneHistories, phoneHistoriesSchemas),
  ...describeCalls('tracking', tracking, trackingSchemas),
  ...describeCalls('reviews', reviews, reviewsSchemas),
  ...describeCalls('users', users, usersSchemas),
  ...describeCalls('audit', audit, auditSchemas),
  ...describeCalls('figures', figures, figuresSchemas),
  ...describeCalls('jobs', jobs, jobsSchemas),
  ...describeCalls('sliders', slides, slidesSchemas),
  ...describeCalls('categories', categories, categoriesSchemas),
  ...describeCalls('pages', pages, pagesSchemas),
  ...describeCalls('shopSettings', shopSettings, shopSettingsSchemas),
  ...describeCalls('courierDesk', courierDesk, courierDeskSchemas),
  ...describeCalls('courierSetup', courierSetup, courierSetupSchemas),
  ...describeCalls('shopSecrets', shopSecrets, shopSecretsSchemas),
  ...describeCalls('opening', opening, openingSchemas),
  ...describeCalls('uploads', uploads, uploadsSchemas),
  ...describeCalls('clientErrors', clientErrors, clientErrorsSchemas),
];

/** The name of a call. A table with an entry for every name does not compile until a new call has its entry. */
export type CallName = (typeof describedCalls)[number]['name'];

/** Every call of the contract, for the server and the tests. */
export const everyCall: readonly DescribedCall<CallName>[] = describedCalls;

/** Everything that the contract says about the call; throws for a call that `everyCall` lacks. */
export const describedCall = ({ method, path }: AnyCall): DescribedCall => {
  const call = everyCall.find((described) => described.method === method && described.path === path);
  if (call === undefined) throw new Error(`${method} ${path} has no schemas in contract/everyCall.ts.`);
  return call;
};
