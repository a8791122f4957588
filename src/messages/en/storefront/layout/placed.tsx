import type { ReactNode } from 'react';

export const haveYourOrder = 'We have your order.';
export const haveOrder = (number: ReactNode) => <>We have your order {number}.</>;
export const seeYourOrder = 'See your order';
