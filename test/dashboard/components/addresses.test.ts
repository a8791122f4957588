import { describe, expect, it } from 'vitest';
import {
  addresses,
  invoicePath,
  isOpenAddress,
  isStaffAddress,
  overviewPath,
  replayPath,
  updateProductPath,
  updateSlidePath,
} from '#dashboard/components/addresses.ts';
import { menus } from '#dashboard/layout/menus.ts';

describe('addresses', () => {
  it('DB-4 restricts every address of the admin menu to staff', () => {
    expect(menus.admin.filter((entry) => !isStaffAddress(entry.to))).toEqual([]);
  });

  it('DB-4 restricts the forms to staff, in upper and lower case', () => {
    const forms = [
      addresses.addProduct,
      addresses.addSlide,
      updateProductPath('a1'),
      updateSlidePath('a1'),
      '/Dashboard/AllUsers/',
    ];
    expect(forms.map(isStaffAddress)).toEqual([true, true, true, true, true]);
  });

  it('DB-4 opens the shared and the customer addresses to customers', () => {
    const open = [
      addresses.home,
      ...menus.customer.map((entry) => entry.to),
      overviewPath('a1'),
      invoicePath('a1'),
    ];
    expect(open.filter(isStaffAddress)).toEqual([]);
  });

  it('CARD-9 opens the replay to staff, and in development to every user', () => {
    expect([addresses.replay, replayPath('a1')]).toEqual(['/dashboard/replay', '/dashboard/replay?order=a1']);
    expect(isStaffAddress(addresses.replay)).toBe(true);
    const others = [addresses.home, addresses.allUsers];
    expect([addresses.replay, ...others].map((address) => isOpenAddress(address, true))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isOpenAddress(addresses.replay, false)).toBe(false);
  });

  it('RT-16 writes the invoice address with the order in both places', () => {
    expect(invoicePath('a1')).toBe('/dashboard/order-overview/a1/invoice/a1');
  });
});
