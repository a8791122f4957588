import { buyer } from './journey.ts';

/** What a screen reader says of the screens of buying two pieces of a product. */

export const quantityLines = (name: string, quantity: number): string[] => [
  `grouping, Quantity of ${name}`,
  `button, Decrease: Quantity of ${name}${quantity === 1 ? ', unavailable' : ''}`,
  String(quantity),
  `button, Increase: Quantity of ${name}`,
];

export interface Facts {
  readonly name: string;
  readonly size: string;
  readonly price: string;
  /** Of two pieces. */
  readonly sum: string;
  readonly total: string;
}

export const cartLines = ({ name, sum, price, size }: Facts): string[] => [
  'heading level 1, My Cart',
  'region, Products in your cart',
  'check box, Select all, checked',
  '1 of 1 selected',
  `check box, Select ${name}, checked`,
  `link, ${name}`,
  `Size: ${size}`,
  price,
  ...quantityLines(name, 2),
  `button, Remove ${name} from the cart`,
  'region, Selected Products',
  'heading level 2, Selected Products',
  name,
  `${price} × 2`,
  sum,
  'Total',
  sum,
  'button, Proceed To Checkout',
  'Delivery is calculated at checkout; over ৳5,000 it is free.',
];

export const checkoutLines = ({ name, size, price, sum }: Facts, remaining: string): string[] => [
  'heading level 1, Checkout',
  'form landmark, Checkout',
  'region, Your details',
  'heading level 2, Your details',
  'edit, Full name, required',
  'edit, E-mail, required',
  'edit, Mobile number, required, 11 digits; we phone you before preparing the delivery.',
  '11 digits; we phone you before preparing the delivery.',
  'combo box, District, required, Start typing and choose from the list.',
  'Start typing and choose from the list.',
  'edit, Address, required',
  'grouping, This address is my',
  'radio button, Home, checked',
  'radio button, Office, not checked',
  'edit, Comment (optional)',
  'check box, Remember me on this device, not checked',
  'Fills in your next order for you. Leave it off on a shared phone.',
  'region, Delivery and payment',
  'heading level 2, Delivery and payment',
  'grouping, Delivery area, required',
  'radio button, ঢাকার ভিতরে Inside of Dhaka ৳60 Arrives in 2 to 3 days, not checked',
  'radio button, ঢাকার বাইরে Outside of Dhaka ৳120 Arrives in 3 to 5 days, not checked',
  'grouping, Payment',
  'radio button, Cash On Delivery You pay the delivery man when the parcel is in your hands., checked',
  'region, Order summary',
  'heading level 2, Order summary',
  `link, ${name}`,
  size,
  `${price} each`,
  ...quantityLines(name, 2),
  sum,
  'Sub Total',
  sum,
  'Delivery Charge',
  'Choose your area',
  'Total',
  sum,
  `Delivery is free over ৳5,000: ${remaining} to go.`,
  'button, Confirm Order, unavailable, Still needed: full name, e-mail, mobile number, district, address, delivery area.',
  'Still needed:',
  ...['full name', 'e-mail', 'mobile number', 'district', 'address', 'delivery area'].flatMap(
    (field, index) => [...(index > 0 ? [','] : []), `link, ${field}`],
  ),
  '.',
];

const orderLines = ({ name, size, price, sum, total }: Facts): string[] => [
  'region, Your order',
  'heading level 2, Your order',
  `link, ${name}`,
  size,
  `${price} × 2`,
  sum,
  'Sub Total',
  sum,
  'Delivery Charge',
  '৳60.00',
  'Total',
  total,
  'region, Delivery',
  'heading level 2, Delivery',
  'Name',
  buyer.name,
];

const stepLines = (title: string, due: string): string[] => [
  `region, ${title}`,
  `heading level 2, ${title}`,
  'Order received',
  'TIME',
  "We'll call you between 10 am and 8 pm to confirm it before we prepare the delivery.",
  'Confirmed',
  'We pack your parcel and hand it to the courier.',
  'On its way',
  `The courier brings it to your door. Please have ${due} ready in cash.`,
  'Delivered',
  'You can return it within 7 days.',
];

export const orderPlaced =
  'ধন্যবাদ! আপনার অর্ডারটি আমরা পেয়েছি। ডেলিভারি প্রস্তুত করার আগে অর্ডারটি নিশ্চিত করতে আমরা আপনাকে ফোন করব।';

export const placedLines = (facts: Facts, thanks: string, due: string): string[] => [
  `heading level 1, ${thanks}`,
  'Order number',
  'NUMBER',
  orderPlaced,
  "We'll call",
  buyer.mobileNumber,
  'between 10 am and 8 pm .',
  'It should reach you by',
  'DAY',
  '.',
  'link, Track this order',
  'button, Print',
  'button, Share',
  ...stepLines('What happens next', due),
  ...orderLines(facts),
  'Phone',
  buyer.mobileNumber,
  'Address',
  `${buyer.address}\n${buyer.district}`,
  'Delivery area',
  'Inside of Dhaka',
  'region, Questions',
  'heading level 2, Questions?',
  'Call',
  'link, 09600-000111',
  'and tell us your order number.',
];

export const trackedLines = (facts: Facts, due: string): string[] => [
  'heading level 1, Order received',
  "We'll call you between 10 am and 8 pm to confirm it. It should reach you by DAY.",
  'Order number',
  'NUMBER',
  ...stepLines('Where it is', due),
  'button, Cancel Order',
  ...orderLines(facts),
  'Phone',
  '017••••••78',
  'Address',
  `House 7, …\n${buyer.district}`,
  'Delivery area',
  'Inside of Dhaka',
  'region, Link to this page',
  'heading level 2, Keep this page',
  'Anyone with this link can see this page and use its buttons. It works until TIME, and longer when the order moves.',
  'edit, Link to this page, LINK',
  'button, Copy link',
  'button, Share',
  'region, Questions',
  'heading level 2, Questions?',
  'Call',
  'link, 09600-000111',
  'and tell us the order number.',
];
