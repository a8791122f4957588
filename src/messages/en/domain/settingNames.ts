import type { HomeSection } from '#domain/shop/homeSections.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';

/** The fields in the order of the form, with the name that people read. */
export const shopSettingsLabels: Readonly<Record<keyof ShopSettings, string>> = {
  name: 'Name',
  nameBengali: 'Name in Bengali',
  digitsInBengali: 'Digits on Bengali pages',
  accent: 'Accent color',
  logo: 'Logo',
  icon: 'Icon',
  sharingPicture: 'Sharing picture',
  description: 'Description',
  descriptionBengali: 'Description in Bengali',
  notice: 'Notice',
  helpline: 'Helpline',
  callingHours: 'Calling hours',
  phones: 'Phone numbers',
  supportEmail: 'Support e-mail',
  careersEmail: 'Careers e-mail',
  address: 'Address',
  addressBengali: 'Address in Bengali',
  country: 'Country',
  messengerUrl: 'Messenger',
  socialUrl: 'Social page',
  deliveryPartners: 'Delivery partners',
  paymentPartners: 'Payment partners',
  socialNetworks: 'Social networks',
  homeSections: 'Sections of the home page',
  promoTitle: 'Title of the banner',
  promoText: 'Text of the banner',
  promoButton: 'Button of the banner',
  promoTitleBengali: 'Title of the banner in Bengali',
  promoTextBengali: 'Text of the banner in Bengali',
  promoButtonBengali: 'Button of the banner in Bengali',
  promoLink: 'Link of the banner',
  promoImage: 'Picture of the banner',
  promoColor: 'Color of the banner',
  chargeInside: 'Charge inside of Dhaka',
  chargeOutside: 'Charge outside of Dhaka',
  freeDeliveryOver: 'Free delivery over',
  piecesLimit: 'Maximum pieces of one product',
  returnDays: 'Days for a return',
  insideDaysFrom: 'Shortest delivery inside Dhaka (days)',
  insideDaysTo: 'Longest delivery inside Dhaka (days)',
  outsideDaysFrom: 'Shortest delivery outside Dhaka (days)',
  outsideDaysTo: 'Longest delivery outside Dhaka (days)',
  orderPrefix: 'Prefix of order numbers',
  shipsAtCustody: 'Ship an order when its courier has the parcel',
  cancelsReturning: 'Cancel an order when its courier brings the parcel back',
  usesOwnRider: 'Deliver with a rider of our own',
  pathaoStoreId: 'Store at Pathao',
  takesAdvances: 'Ask for the delivery charge in advance',
  advanceBelowShare: 'Propose it below this delivered share (%)',
  advanceOver: 'Propose it for orders over (৳)',
  advanceForNewOutside: 'Propose it for new phone numbers outside of Dhaka',
  courierPrices: 'Agreed prices',
};
/** The sections of the home page as the settings name them. */
export const homeSectionNames: Readonly<Record<HomeSection, string>> = {
  top: 'Categories and slides',
  bestSelling: 'Best Selling',
  assurances: 'Delivery, payment and returns',
  newArrivals: 'New Arrivals',
  popularCategories: 'Popular Categories',
  mostPopular: 'Most Popular Items',
  promo: 'Promo banner',
  hundredTaka: '100 TK Items',
  newsletter: 'Newsletter',
};
/** Each secret by the name that people read. */
export const secretLabels = {
  s3AccessKeyId: 'S3 access key id',
  s3SecretAccessKey: 'S3 secret access key',
  steadfastApiKey: 'Steadfast API key',
  steadfastSecretKey: 'Steadfast secret key',
  steadfastWebhookToken: 'Steadfast webhook token',
  pathaoClientId: 'Pathao client id',
  pathaoClientSecret: 'Pathao client secret',
  pathaoUsername: 'Pathao user name',
  pathaoPassword: 'Pathao password',
  pathaoWebhookSecret: 'Pathao webhook secret',
  sslCommerzStoreId: 'SSLCommerz store id',
  sslCommerzStorePassword: 'SSLCommerz store password',
};
/** What the secrets of each group are for. */
export const pictureStorage = 'Picture storage (S3)';
export const secretPurposes = {
  pictures: 'For the bucket that S3_ENDPOINT and S3_BUCKET name in the environment of the server.',
  steadfast: 'The keys for booking parcels, and the token that its messages must carry.',
  pathao: 'The account for booking parcels, and the secret that its messages must carry.',
  sslCommerz:
    'The store through which the delivery charge is paid in advance. A shop that asks for no advance needs none.',
};
/** Where a secret comes from. */
export const fromTheEnvironment = (variable: string): string =>
  `From the environment of the server (${variable}); it can't be changed here.`;
export const unreadableSecret =
  'Saved, but it cannot be read with the present key of the server. Please enter it again.';
/** `ending` is empty for a secret that its last characters would give away. */
export const secretIsSet = (ending: string, by: string, at: string): string =>
  `Set, ${ending === '' ? '' : `ends in …${ending}, `}by ${by}, ${at}`;
export const secretNotSet = 'Not set';
export const secretIsUnused = 'Saved earlier; this shop no longer uses the service of this key.';
/** The state of a courier's connection. */
export const courierNotSetUp = 'Not set up. Enter its keys below to book parcels from here.';
export const courierIncomplete = (missing: string): string => `Not ready: ${missing} missing.`;
export const courierIsSetUp = 'Set up.';
/** What the admin chooses in the courier's portal for webhooks. */
export const webhookAdvice = {
  steadfast:
    'In Steadfast’s portal, under Webhook: this address as Callback URL, and the webhook token below as Auth Token (Bearer).',
  pathao:
    'In Pathao’s portal, under Developers API: this address as Callback URL, the webhook secret below as Secret, and all events. Pathao tries the address when it is saved.',
};
