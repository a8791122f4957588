export const theCheck = 'The check';
export const sums = 'Sums';
export const applying = 'Applying…';
export const changeTheColumns = 'Change the columns';
export const chooseAnotherOne = 'Choose another one';
export const theLinesComeTo = (net: string): string => `The lines come to ${net}.`;
export const thePayoutIs = (payoutTotal: string): string => `The payout is ${payoutTotal}`;
export const all = (length: string): string => `All (${length})`;
export const otherFee = (feesDiffer: string): string => `Other fee (${feesDiffer})`;
export const lines = 'Lines';
export const linesOfTheStatement = 'Lines of the statement';
export const showMoreLeft = (count: string): string => `Show more (${count} left)`;
export const chooseTheStatement = 'Choose the statement';
export const courier = 'Courier';
export const chooseACourier = 'Choose a courier';
export const file = 'File';
export const csvOrXlsxUpTo = 'CSV or XLSX, up to 5 MB and 20,000 rows.';
export const aStatementMayHaveAt = 'A statement may have at most 5 MB.';
export const reading = 'Reading…';
export const readTheFile = 'Read the file';
export const doesNotTellItsPayments = (name: string): string =>
  `${name} does not tell its payments now. A file works all the same.`;
export const orAPaymentOf = (name: string): string => `Or a payment of ${name}`;
export const hasNoPayments = (name: string): string => `${name} has no payments.`;
export const readPayment = (id: string): string => `Read payment ${id}`;
export const read = 'Read';
export const firstRowsOf = (name: string): string => `First rows of ${name}`;
export const theColumnsAreThoseOf = (name: string): string =>
  `The columns are those of the last file of ${name}.`;
export const theColumnsAreGuessedBy = 'The columns are guessed by their names.';
export const firstRowsOfTheFile = 'First rows of the file';
export const whatTheColumnsMean = 'What the columns mean';
export const notInTheFile = 'Not in the file';
export const payoutOfTheWholeStatement = 'Payout of the whole statement, in taka';
export const asTheCourierSaysEmpty = 'As the courier says; empty when it says nothing.';
export const thisIsNoAmount = 'This is no amount';
export const checking = 'Checking…';
export const checkTheStatement = 'Check the statement';
export const newStatement = 'New Statement';
export const thisShopsServerDoesntFollow = "This shop's server doesn't follow parcels.";
export const equalToTheLines = 'Equal to the lines.';
export const thePayoutWasNotSaved = 'The payout was not saved.';
export const paidInto = 'Paid into';
export const reference = 'Reference';
export const asTheBankOrWallet = 'As the bank or wallet has it';
export const theReferenceIsMissing = 'The reference is missing';
export const amountThatArrivedInTaka = 'Amount that arrived, in taka';
export const day = 'Day';
export const theDayIsMissing = 'The day is missing';
export const close = 'Close';
export const paidBeforeDeliveryOnIts = (
  name: string,
  amount: string,
  day: string,
  reference: string,
): string =>
  `${name} paid ${amount} before delivery on ${day} (${reference}). Its statement is still to come.`;
export const payoutBeforeDelivery = 'Payout before delivery';
export const noteAPayoutBeforeDelivery = 'Note a payout before delivery';
export const anAdminConfirmsThePayout = 'An admin confirms the payout when it has arrived.';
export const payout = 'Payout';
export const beforeDelivery = ', before delivery';
export const thePayoutWasNotMatched = 'The payout was not matched.';
export const cameBeforeDeliveryOn = (amount: string, day: string, reference: string): string =>
  `${amount} came before delivery on ${day} (${reference}).`;
export const itIsForThisStatement = 'It is for this statement';
export const thisStatementCannotBeShown = 'This statement cannot be shown';
export const seeTheStatements = 'See the statements';
export const theStatement = 'The statement';
export const theLinesComeToNet = (net: string): string => `The lines come to ${net}`;
export const appliedOnBy = (at: string, by: string, netText: string): string =>
  `Applied on ${at} by ${by}. ${netText}`;
export const allAll = (all: string): string => `All (${all})`;
export const theLines = 'The lines';
export const linesBefore = 'Lines before';
export const nextLines = 'Next lines';
export const notConfirmed = 'Not confirmed';
export const statements = 'statements';
export const allCouriers = 'All couriers';
export const allLabel = 'All';
export const newStatementLabel = 'New statement';
export const noStatementsYet = 'No statements yet';
export const takeTheFileOfA = 'Take the file of a courier’s payout, or one of its payments.';
export const sumsByKind = 'Sums by kind';
export const noName = 'No name';
export const row = (row: string): string => `Row ${row}`;
export const agreed = (agreedFees: string): string => `Agreed ${agreedFees}`;
export const then = (value: string): string => `Then: ${value}`;
export const theStatementWasNotRead = 'The statement was not read.';
export const theStatementWasNotChecked = 'The statement was not checked.';
export const theStatementWasNotApplied = 'The statement was not applied.';
