export const productsInYourCart = 'Products in your cart';
export const selectAll = 'Select all';
export const selected = (count: number, all: number): string => `${count} of ${all} selected`;
export const select = (name: string): string => `Select ${name}`;
export const color = (color: string): string => `Color: ${color}`;
export const size = (size: string): string => `Size: ${size}`;
export const quantityOf = (name: string): string => `Quantity of ${name}`;
export const removeFromTheCart = (name: string): string => `Remove ${name} from the cart`;
export const removed = 'Removed';
export const undo = 'Undo';
export const ok = 'OK';
export const wasRemoved = (name: string): string => `${name} was removed from your cart.`;
export const myCart = 'My Cart';
export const yourCartIsEmpty = 'Your cart is empty';
export const productsWaitHere = 'Products you add to the cart wait here until you order them.';
export const cartIsNotStored =
  'This browser cannot store your cart. It will be empty once you close or reload this page.';
export const startShopping = 'Start shopping';
export const selectedProducts = 'Selected Products';
export const tickWhatYouWant = 'Tick the products you want to order now; the others stay in your cart.';
export const total = 'Total';
export const totalOf = (amount: string): string => `Total ${amount}`;
export const proceedToCheckout = 'Proceed To Checkout';
export const deliveryIsCalculated = 'Delivery is calculated at checkout.';
export const deliveryIsCalculatedOrFree = (over: string): string =>
  `Delivery is calculated at checkout; over ${over} it is free.`;
export const takeTheNewPrice = 'Use the new price';
export const take = (left: number): string => `Take ${left}`;
export const remove = 'Remove';
