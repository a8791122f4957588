export const productsInYourCart = 'Products in your cart';
export const selectAll = 'Select all';
export const ofSelected = (count: number, length: number): string => `${count} of ${length} selected`;
export const select = (name: string): string => `Select ${name}`;
export const color = (color: string): string => `Color: ${color}`;
export const size = (size: string): string => `Size: ${size}`;
export const quantityOf = (name: string): string => `Quantity of ${name}`;
export const removeFromTheCart = (name: string): string => `Remove ${name} from the cart`;
export const myCart = 'My Cart';
export const yourCartIsEmpty = 'Your cart is empty';
export const productsYouAddToThe = 'Products you add to the cart wait here until you order them.';
export const startShopping = 'Start shopping';
export const selectedProducts = 'Selected Products';
export const tickTheProductsYouWant =
  'Tick the products you want to order now; the others stay in your cart.';
export const total = 'Total';
export const totalTotal = (total: string): string => `Total ${total}`;
export const proceedToCheckout = 'Proceed To Checkout';
export const deliveryIsCalculatedAtCheckout = (freeNote: string): string =>
  `Delivery is calculated at checkout${freeNote}.`;
export const useTheNewPrice = 'Use the new price';
export const take = (left: number): string => `Take ${left}`;
export const remove = 'Remove';
