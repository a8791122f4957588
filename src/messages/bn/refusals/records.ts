import type { Matches } from '../../matches.ts';

export const records = {
  thisIsNoJson: 'এটি JSON নয়।',
  thisIsNoRecord: 'এটি কোনো রেকর্ড নয়।',
  thereIsNoMachine: '“{০}” নামে কোনো মেশিন নেই।',
  theRecordIsOfVersion: 'রেকর্ডটি {১} মেশিনের সংস্করণ {০}-এর; এই শপে আছে সংস্করণ {২}।',
  theRecordHasNoListOfEvents: 'রেকর্ডে ইভেন্টের তালিকা নেই।',
  atTheStart: 'শুরুতে: {০}',
  atAStep: 'ধাপ {০}: {১}',
  atANamedStep: 'ধাপ {০} ({১}): {২}',
  thisIsNoEvent: 'এটি কোনো ইভেন্ট নয়।',
  theEventHasNoTime: 'ইভেন্টের সময় নেই।',
  hasNoEvent: '{০} মেশিনে “{১}” ইভেন্ট নেই।',
  hasNoState: '{০} মেশিনে “{১}” অবস্থা নেই।',
  nobodyHasTheRole: '“{০}” কারও ভূমিকা নয়।',
  refusedIn: '{০} অবস্থায় এটি করা যায় না।',
  refusedInBecause: '{০} অবস্থায় এটি করা যায় না: {১}',
} as const;

export type Complete = Matches<typeof import('../../en/refusals/records.ts'), typeof import('./records.ts')>;
