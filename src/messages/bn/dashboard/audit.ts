import type { Matches } from '../../matches.ts';

export const action = 'কাজ';
export const allActions = 'সব কাজ';
export const from = 'শুরুর তারিখ';
export const to = 'শেষ তারিখ';
export const account = 'অ্যাকাউন্ট';
export const partOfANameOrAddress = 'নাম বা ই-মেইলের অংশ';
export const auditLog = 'কাজের লগ';
export const noAuditLogIsKept = 'এই শপের সার্ভার কাজের লগ রাখে না।';
export const actions = 'কাজ';
export const searchByOrderProductOrName = 'অর্ডার নম্বর, পণ্য বা নাম দিয়ে খুঁজুন';
export const orderProductOrName = 'অর্ডার নম্বর, পণ্য, নাম';
export const theAuditLogCouldNotBeExported = 'কাজের লগ এক্সপোর্ট করা যায়নি।';
export const nothingHereYet = 'এখনো কিছু নেই';
export const whatStaffDoAppearsHere = 'এখন থেকে স্টাফ যা করবেন তা এখানে দেখা যাবে।';
export const time = 'সময়';
export const who = 'কে';
export const what = 'কী';

export type Complete = Matches<typeof import('../../en/dashboard/audit.ts'), typeof import('./audit.ts')>;
