import { phoneLink } from '../values/phoneLink.ts';
import { orderByPhone } from './screenMessages.ts';

/** What a browser without scripts shows: how to order by phone. `helpline` is written into the markup as it is. */
export const noScriptMarkup = (helpline: string): string => {
  const phone = `<a href="${phoneLink(helpline)}">${helpline}</a>`;
  return `<noscript><p>${orderByPhone.en} ${phone}.</p><p lang="bn">${orderByPhone.bn}: ${phone}।</p></noscript>`;
};
