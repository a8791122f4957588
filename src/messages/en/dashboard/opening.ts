export const openYourShop = 'Open your shop';
export const noChecklistIsKept = "This shop's host keeps no checklist of its opening.";
export const theChecklist = 'The checklist';
export const theSteps = 'The steps';
export const toDo = 'To do';
export const done = 'Done';
export const skipped = 'Skipped';
export const resumeStep = (label: string): string => `Resume: ${label}`;
export const resume = 'Resume';
export const everyStepIsSettled = 'Every step is done or skipped: your shop is open.';
export const stepsSettled = (settled: number, all: number): string =>
  `${settled} of ${all} steps are done or skipped.`;
export const showThisOnTheDashboard = 'Show this on the dashboard';
export const hideThis = 'Hide this';
export const theChecklistIsHidden = 'The checklist is hidden. You can find it again in Shop Settings.';
export const shopSettings = 'Shop Settings';
export const whatLookIs =
  'The name, the logo and the color of your shop, its description and its notice. Until you change the texts in both scripts, they name another shop.';
export const keepTheName = 'Keep the name';
export const whatPhonesAre =
  "Helpline, phone numbers, messenger, e-mail and postal addresses. Until you change all of them, customers can't reach you.";
export const keepTheNumbers = 'Keep the numbers';
export const whatChargesAre =
  'What delivery costs inside and outside of Dhaka, when it is free, and how long goods can be returned.';
export const keepTheCharges = 'Keep the charges';
export const whatCategoriesAre = 'The twelve that are there, none, or those in a file.';
export const categories = 'Categories';
export const keepTheCategories = 'Keep the categories';
export const howProductsAreAdded =
  'One by one in the form, or many at once from a file of this shop, WooCommerce or Shopify.';
export const addProduct = 'Add Product';
export const importProducts = 'Import Products';
export const howToOrderYourself =
  'Buy something yourself while you are signed in: it arrives under Pending Orders.';
export const goToTheShop = 'Go to the shop';
export const somePagesAreHidden =
  'Pages about delivery, privacy and terms are written for you. They stay hidden until you publish them:';
export const pages = 'Pages';
export const theChecklistWasNotChanged = 'The checklist was not changed';
export const notKnownWhetherChanged = "We couldn't tell whether the checklist was changed";
export const skip = 'Skip';
