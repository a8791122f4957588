export const whatsApp = 'WhatsApp';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied.';
export const copyThisAddress = 'Copy this address';
