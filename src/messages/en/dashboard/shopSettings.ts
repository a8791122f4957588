export const deliveryChargeInAdvance = 'Delivery charge in advance';
export const whatAdvancesAre =
  'Staff send the customer of a doubtful order a link to pay the delivery charge, at most 10 % of the order, through SSLCommerz. The rest is paid at the door. Staff can ask for it once the keys of your store are entered below.';
export const whatTheShareIsOf =
  'Of the phone number’s finished orders, if there are three or more. Leave empty to switch this off.';
export const inTakaEmptyForNot = 'In whole taka. Leave empty to switch this off.';
export const agreedPrices = 'Agreed prices';
export const whatAgreedPricesAre =
  'What a courier charges for a parcel, in taka. Other fees in a statement are pointed out, and profit and figures count these prices until the courier bills. Zones are seen from Dhaka: same city is inside of Dhaka; suburbs are the rest of Dhaka, Gazipur and Narayanganj; outside is every other district.';
export const couriersWithoutAgreedPrices = 'Couriers without agreed prices';
export const addPricesOf = (name: string): string => `Add prices of ${name}`;
export const couriers = 'Couriers';
export const whoNeedsCouriers =
  'For shops that book parcels from here: enter the keys of your courier below. Orders follow what a courier confirms, not what only its rider reports.';
export const whatTheStoreIs =
  'Where Pathao fetches your parcels. “Try the keys” below shows the numbers of your stores.';
export const percentOfTheDeliveryFee = '% of the delivery fee';
export const taka = 'Taka';
export const pricesOf = (name: string): string => `Prices of ${name}`;
export const removeThePricesOf = (name: string): string => `Remove the prices of ${name}`;
export const remove = 'Remove';
export const eachFurtherKilogram = 'Each further kilogram';
export const eachFurtherKg = 'Each further kg';
export const addAWeightFor = (name: string): string => `Add a weight for ${name}`;
export const addAWeight = 'Add a weight';
export const percentOfTheCollectedMoney = 'Of the collected money (%)';
export const returnedParcelInAll = 'Returned parcel, in total';
export const thatFeeIsIn = 'That fee is in';
export const connectionsToCouriers = 'Connections to couriers';
export const theCouriers = 'The couriers';
export const addressForTheWebhooksOf = (name: string): string => `Address for the webhooks of ${name}`;
export const copyTheAddressFor = (name: string): string => `Copy the address for ${name}`;
export const tryTheKeysOf = (name: string): string => `Try the keys of ${name}`;
export const tryTheKeys = 'Try the keys';
export const whereTheDigitsAre =
  'Of prices, counts and dates. Phone and order numbers are always written as 123.';
export const homePage = 'Home page';
export const noCategoryNamed = (name: string): string =>
  `Not on the home page: the shop shows no category named “${name}”.`;
export const noCategoryIsATile = 'Not on the home page: no category has a place among the tiles.';
export const bengaliHint = 'For the pages in Bengali. Left empty, they show the English text.';
export const leftEmptyItFollowsFreeDelivery = 'Left empty, it follows your free delivery.';
export const whereTheBannerLeads = "A page of the shop, such as /shop, or another site's address.";
export const behindTheWords = 'Behind the text, which is light.';
export const openYourShop = 'Open your shop';
export const whatOpeningIs =
  'The steps from a new shop to its first order, with what is done and what is left.';
export const seeAllSteps = 'See all steps';
export const deliveryAndReturns = 'Delivery and returns';
export const whatTermsAre =
  'These apply to new orders. Earlier orders keep their charge and their days for a return. If the notice or the description mentions an amount or days, change those texts too.';
export const inTakaZeroIsFree = 'In whole taka; 0 means free delivery.';
export const freeDeliveryOver =
  'In whole taka: an order of goods over this amount is delivered free. Leave empty for no free delivery.';
export const inOneOrder = 'In one order; staff may add more to it.';
export const fromTheOrderToTheDoor = 'From the order to the customer’s door.';
export const shoppersAreToldBoth = 'Shoppers see both: “in 2 to 3 days”.';
export const openOrdersFollow = 'A change applies to open orders too.';
export const afterTheDelivery = 'After the delivery; 0 means no returns.';
export const whatThePrefixIs = '2 to 4 letters. Earlier orders keep their numbers and are found as before.';
export const productFeed = 'Product Feed';
export const whatTheFeedIsFor =
  "Google Merchant Center and Meta's Commerce Manager read the products of the shop at this address. Add it there as a scheduled feed.";
export const addressOfTheProductFeed = 'Address of the product feed';
export const pictureOfTheBanner = 'Picture of the banner';
export const takeTheOriginalPictureAgain = 'Use the original picture again';
export const saveNamed = (label: string): string => `Save the ${label}`;
export const save = 'Save';
export const saved = 'Saved.';
export const reallyRemove = (label: string): string => `Remove the ${label}?`;
export const whatRemovingDoes = 'Whatever uses it stops working until another one is entered.';
export const yesRemoveIt = 'Yes, remove it!';
export const cancel = 'Cancel';
export const removed = 'Removed!';
export const theKeyIsStillSaved = 'The key is still saved.';
export const removeNamed = (label: string): string => `Remove the ${label}`;
export const whereTheLogoIs =
  'In the header, the footer, the dashboard and invoices. A picture at least twice as wide as high takes the place of the name; any other stands before it.';
export const whereTheIconIs = "For the browser's tab and the home screen. Without one, the logo is used.";
export const whereTheSharingPictureIs = 'In link previews of pages that have no picture of their own.';
export const logoAndPictures = 'Logo and pictures';
export const whichPictures =
  'JPEG, PNG or WebP. An SVG drawing is not accepted, since it can contain scripts: save it as PNG.';
export const preview = 'Preview';
export const previewOfTheShop = 'Preview of the shop';
export const addToCart = 'Add To Cart';
export const contactUs = 'Contact us';
export const sampleOrders = (count: number): string => `${count} orders`;
export const keys = 'Keys';
export const whatKeysAre =
  'With these keys, the shop identifies itself to the services that it uses. They are saved encrypted, and nobody can read them again.';
export const theKeys = 'The keys';
export const oneOnEachLine = 'One on each line.';
export const name = 'Name';
export const whereTheColorIs =
  'For buttons, links and the bar above the header. Open pages show it once they are reloaded.';
export const whatTheDescriptionIs = 'One sentence for search engines, the footer and the About Us page.';
export const whereTheNoticeIs = 'Runs through the bar above the header.';
export const contact = 'Contact';
export const whereCallingHoursAre = 'As in “We’ll call you between 10 am and 8 pm”.';
export const wherePhonesAre = 'One on each line. The first is on invoices and parcel labels.';
export const openedByMessageUs = 'Opened by “Message us”.';
export const openedByOurSocialPage = 'Opened by “Our social page”.';
export const marksInTheFooter = 'Logos in the footer';
export const shopSettings = 'Shop Settings';
export const settingsAreKeptElsewhere = "This shop's host keeps its settings; they can't be changed here.";
export const theSettings = 'The settings';
export const sameCity = 'Same city';
export const weight = (value: number): string => `Weight ${value}`;
export const upToKg = 'Up to (kg)';
export const removeWeightOf = (value: number, name: string): string => `Remove weight ${value} of ${name}`;
export const theSizeIsNotTold = "The image host doesn't say how large the picture is.";
export const theSettingsWereNotSaved = 'The settings were not saved.';
export const takesMessagesOnceEntered = 'The shop accepts its messages once that key is entered.';
export const copyFeedAddress = 'Copy feed address';
export const recommendedSize = (width: number, height: number): string =>
  `${width}px by ${height}px recommended`;
export const atLeastWide = (width: number): string => `at least ${width}px wide`;
export const exactSize = (width: number, height: number): string => `${width}px by ${height}px`;
export const suburbs = 'Suburbs';
export const outside = 'Outside';
