import { describe, expect, it } from 'vitest';
import {
  addresses,
  invoicePath,
  isStaffAddress,
  overviewPath,
  updateProductPath,
  updateSlidePath,
} from '#dashboard/frame/addresses.ts';
import { menus } from '#dashboard/frame/menus.ts';

describe('addresses', () => {
  it('DB-4 keeps every address of the admin menu for staff', () => {
    expect(menus.admin.filter((entry) => !isStaffAddress(entry.to))).toEqual([]);
  });

  it('DB-4 keeps the forms for staff, in any case of the address', () => {
    const forms = [
      addresses.addProduct,
      addresses.addSlide,
      updateProductPath('a1'),
      updateSlidePath('a1'),
      '/Dashboard/AllUsers/',
    ];
    expect(forms.map(isStaffAddress)).toEqual([true, true, true, true, true]);
  });

  it('DB-4 leaves the shared and the customer addresses open', () => {
    const open = [
      addresses.home,
      ...menus.customer.map((entry) => entry.to),
      overviewPath('a1'),
      invoicePath('a1'),
    ];
    expect(open.filter(isStaffAddress)).toEqual([]);
  });

  it('RT-16 writes the invoice address with the order in both places', () => {
    expect(invoicePath('a1')).toBe('/dashboard/order-overview/a1/invoice/a1');
  });
});
