import type { ReactNode } from 'react';

export const theCheck = 'The check';
export const sums = 'Sums';
export const applying = 'Applying…';
export const changeTheColumns = 'Change the columns';
export const chooseAnotherOne = 'Choose another one';
export const theLinesComeTo = (net: string): string => `The lines come to ${net}.`;
export const lines = 'Lines';
export const linesOfTheStatement = 'Lines of the statement';
export const chooseTheStatement = 'Choose the statement';
export const courier = 'Courier';
export const chooseACourier = 'Choose a courier';
export const file = 'File';
export const fileLimits = 'CSV or XLSX, up to 5 MB and 20,000 rows.';
export const tooLarge = 'A statement may be at most 5 MB.';
export const reading = 'Reading…';
export const readTheFile = 'Read the file';
export const tellsNoPayments = (name: string): string =>
  `${name} doesn't list its payments right now. A file works just as well.`;
export const orAPaymentOf = (name: string): string => `Or a payment from ${name}`;
export const hasNoPayments = (name: string): string => `${name} has no payments.`;
export const readPayment = (id: string): string => `Read payment ${id}`;
export const read = 'Read';
export const firstRowsOf = (name: string): string => `First rows of ${name}`;
export const columnsOfTheLastFile = (name: string): string =>
  `The columns are the same as in the last file from ${name}.`;
export const columnsAreGuessed = 'The columns are guessed from their names.';
export const firstRowsOfTheFile = 'First rows of the file';
export const whatTheColumnsMean = 'What the columns mean';
export const notInTheFile = 'Not in the file';
export const wholePayout = 'Payout of the whole statement, in taka';
export const asTheCourierSays = 'As the courier states it. Leave it empty if the courier gives none.';
export const thisIsNoAmount = 'This is not an amount';
export const checking = 'Checking…';
export const checkTheStatement = 'Check the statement';
export const newStatement = 'New Statement';
export const parcelsNotFollowed = "This shop's server doesn't follow parcels.";
export const equalToTheLines = 'Equal to the lines.';
export const thePayoutWasNotSaved = 'The payout was not saved.';
export const paidInto = 'Paid into';
export const reference = 'Reference';
export const asTheBankHasIt = 'As the bank or wallet shows it';
export const theReferenceIsMissing = 'The reference is missing';
export const amountThatArrived = 'Amount that arrived, in taka';
export const day = 'Day';
export const theDayIsMissing = 'The day is missing';
export const close = 'Close';
export const waitsForItsStatement = (name: string, amount: string, day: string, reference: string): string =>
  `${name} paid ${amount} before delivery on ${day} (${reference}). Its statement is still to come.`;
export const payoutBeforeDelivery = 'Payout before delivery';
export const noteAPayoutBeforeDelivery = 'Note a payout before delivery';
export const anAdminConfirms = 'An admin confirms the payout when it has arrived.';
export const payout = 'Payout';
export const thePayoutWasNotMatched = 'The payout was not matched.';
export const cameBeforeDelivery = (amount: string, day: string, reference: string): string =>
  `${amount} came before delivery on ${day} (${reference}).`;
export const itIsForThisStatement = 'It is for this statement';
export const seeTheStatements = 'See the statements';
export const theStatement = 'The statement';
export const theLines = 'The lines';
export const thePayoutsBeforeDelivery = 'The payouts before delivery';
export const linesBefore = 'Previous lines';
export const nextLines = 'Next lines';
export const notConfirmed = 'Not confirmed';
export const statements = 'statements';
export const allCouriers = 'All couriers';
export const addStatement = 'New statement';
export const noStatementsYet = 'No statements yet';
export const takeTheFile = 'Start with the file of a courier’s payout, or with one of its payments.';
export const sumsByKind = 'Sums by kind';
export const noName = 'No name';
export const theStatementWasNotRead = 'The statement was not read.';
export const theStatementWasNotChecked = 'The statement was not checked.';
export const theStatementWasNotApplied = 'The statement was not applied.';
export const all = 'All';
export const allLines = (count: string): string => `All (${count})`;
export const counted = (kind: string, count: string): string => `${kind} (${count})`;
export const otherFee = (count: string): string => `Other fee (${count})`;
export const nothingCanBeApplied = 'Nothing in this file can be applied:';
export const andMoreCells = (number: number, count: string): string =>
  `and ${count} more ${number === 1 ? 'cell' : 'cells'}`;
export const applyLines = (number: number, count: string): string =>
  `Apply ${count} ${number === 1 ? 'line' : 'lines'}`;
export const theLinesAndPayoutComeTo = (net: string, payoutTotal: string): string =>
  `The lines come to ${net}, the courier’s payout to ${payoutTotal}.`;
export const thePayoutIsEqual = (amount: string): string => `The payout is ${amount}: the same.`;
export const thePayoutIsDeducted = (amount: string, rest: string): string =>
  `The payout is ${amount}: ${rest} is deducted from the total.`;
export const thePayoutIsMore = (amount: string, rest: string): string =>
  `The payout is ${amount}: ${rest} more than the lines.`;
export const andMore = (invoices: string, count: string): string => `${invoices} and ${count} more`;
export const wasApplied = (at: string, by: string, statementLink: ReactNode): ReactNode => (
  <>
    This statement was applied on {at} by {by}: {statementLink}
  </>
);

interface Overlap {
  /** The link to the earlier statement. */
  readonly earlier: ReactNode;
  readonly at: string;
  readonly parcels: number;
  readonly count: string;
  readonly invoices: string;
}

export const namesParcels = ({ earlier, at, parcels, count, invoices }: Overlap): ReactNode => (
  <>
    {earlier} of {at} lists {count} {parcels === 1 ? 'parcel' : 'parcels'} of this one: {invoices}
  </>
);
export const rows = (number: number, count: string): string => `${count} ${number === 1 ? 'row' : 'rows'}.`;
export const row = 'Row';
export const rowNumber = (number: string): string => `Row ${number}`;
export const lessThanTheLines = (amount: string): string => `${amount} less than the lines.`;
export const moreThanTheLines = (amount: string): string => `${amount} more than the lines.`;
export const paid = (amount: string, day: string, method: string, reference: string): string =>
  `${amount} on ${day}, ${method} ${reference}.`;
export const paidBeforeDelivery = (amount: string, day: string, method: string, reference: string): string =>
  `${amount} on ${day}, ${method} ${reference}, before delivery.`;
export const confirmedBy = (by: string, at: string): string => `Confirmed by ${by}, ${at}.`;
export const saveThePayout = 'Save the payout';
export const confirmThePayout = 'Confirm the payout';
export const appliedOnBy = (at: string, by: string, net: string): string =>
  `Applied on ${at} by ${by}. ${net}`;
export const statement = 'Statement';
export const statementsTitle = 'Statements';
export const differences = 'Differences';
export const net = 'Net';
export const applied = 'Applied';
export const number = 'Number';
export const collected = 'Collected';
export const fees = 'Fees';
export const parcel = 'Parcel';
export const result = 'Result';
export const due = 'Due';
export const ledger = 'Ledger';
export const agreedFees = (amount: string): string => `Agreed ${amount}`;
export const stateThen = (state: string): string => `Then: ${state}`;
export const now = 'Now';
export const note = 'Note';
