export const deliveryAndPayment = 'Delivery and payment';
export const deliveryArea = 'Delivery area';
export const arrivesIn = (spanText: string): string => `Arrives in ${spanText}`;
export const chosenFromYourDistrictIf =
  'Chosen from your district. If that is not right, choose the other one.';
export const payment = 'Payment';
export const youPayTheDeliveryMan = 'You pay the delivery man when the parcel is in your hands.';
export const freeYourOrderIsOver = (freeDeliveryOver: string): string =>
  `Free: your order is over ${freeDeliveryOver}`;
export const checkout = 'Checkout';
export const noPaymentNowYouPay = 'No payment now: you pay on delivery.';
export const someOfTheseProductsAre =
  'Some of these products are no longer in your cart. If you ordered them in another tab, confirming here makes a second order.';
export const payOnDelivery = 'pay on delivery';
export const number1FieldLeft = '1 field left';
export const fieldsLeft = (length: number): string => `${length} fields left`;
export const total = (total: string): string => `Total ${total}`;
export const placingYourOrder = 'Placing your order…';
export const confirmOrder = 'Confirm Order';
export const yourDetails = 'Your details';
export const fullName = 'Full name';
export const eMail = 'E-mail';
export const mobileNumber = 'Mobile number';
export const mobileNumbersStartWith013 = 'Mobile numbers start with 013 to 019. Is this one right?';
export const district = 'District';
export const startTypingAndChooseFrom = 'Start typing and choose from the list.';
export const address = 'Address';
export const houseRoadAreaThana = 'House, road, area, thana';
export const thisAddressIsMy = 'This address is my';
export const commentOptional = 'Comment (optional)';
export const aLandmarkOrWhenTo = 'A landmark, or when to call';
export const nothingToCheckOut = 'Nothing to check out';
export const tickTheProductsYouWant = 'Tick the products you want in your cart, then proceed to checkout.';
export const goToMyCart = 'Go to my cart';
export const trackYourOrder = 'Track your order';
export const aPriceOrTheDelivery = (total: string): string =>
  `A price or the delivery charge has changed since you chose. Your order now comes to ${total}. Please look at the summary and confirm again if you agree.`;
export const theShopDidNotAnswer =
  'The shop did not answer, so we cannot say yet whether your order stands. Nothing you typed is lost: please confirm again when you are connected. It stays one order, however often you press.';
export const theShopCouldNotTake = (value: string): string =>
  `The shop could not take the order: please look at the ${value}.`;
export const theShopCouldNotTakeThe = 'The shop could not take the order: please look at the summary.';
export const chooseYourArea = 'Choose your area';
export const subTotal = 'Sub Total';
export const deliveryCharge = 'Delivery Charge';
export const free = 'Free';
export const totalLabel = 'Total';
export const deliveryIsFreeBecauseYour = (limit: string): string =>
  `Delivery is free because your order is over ${limit}.`;
export const deliveryIsFreeOver = (limit: string): string => `Delivery is free over ${limit}.`;
export const deliveryIsFreeOverTo = (limit: string, remaining: string): string =>
  `Delivery is free over ${limit}: ${remaining} to go.`;
export const rememberMeOnThisDevice = 'Remember me on this device';
export const fillsInYourNextOrder = 'Fills in your next order for you. Leave it off on a shared phone.';
export const forgetMyDetails = 'Forget my details';
export const thisDeviceHasForgottenYour = 'This device has forgotten your details.';
export const yourOrder1Item = 'Your order, 1 item';
export const yourOrderItems = (count: number): string => `Your order, ${count} items`;
export const orderSummary = 'Order summary';
export const before = 'Before:';
export const each = (originalPrice: string): string => `${originalPrice} each`;
export const quantityOf = (name: string): string => `Quantity of ${name}`;
export const take = (left: number): string => `Take ${left}`;
export const removeIt = 'Remove it';
export const itWasSavedAsYou =
  'It was saved as you first sent it. If you changed something since, please tell us when we phone.';
export const seeYourOrder = 'See your order';
