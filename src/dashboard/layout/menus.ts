import type { Role } from '#domain/order.ts';
import type { IconName } from '#ui/icons/Icon.tsx';
import { addresses } from '../components/addresses.ts';

interface MenuEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

/** The side menu of each role (DB-3). */
export const menus: Record<Role, readonly MenuEntry[]> = {
  admin: [
    { to: addresses.allUsers, label: 'All Users', icon: 'users' },
    { to: addresses.allProducts, label: 'All Products', icon: 'box' },
    { to: addresses.pendingOrders, label: 'Pending Orders', icon: 'clock' },
    { to: addresses.confirmedOrders, label: 'Confirmed Orders', icon: 'check' },
    { to: addresses.cancelledOrders, label: 'Cancelled Orders', icon: 'close' },
    { to: addresses.deliveredOrders, label: 'Delivered Orders', icon: 'truck' },
    { to: addresses.returnOrders, label: 'Return Orders', icon: 'return' },
    { to: addresses.manageSlider, label: 'Manage Slider', icon: 'slides' },
  ],
  customer: [
    { to: addresses.activeOrders, label: 'Active Order', icon: 'truck' },
    { to: addresses.myShopping, label: 'My Shopping', icon: 'bag' },
    { to: addresses.myCancellations, label: 'My Cancellations', icon: 'close' },
    { to: addresses.myReturn, label: 'My Return', icon: 'return' },
  ],
};
