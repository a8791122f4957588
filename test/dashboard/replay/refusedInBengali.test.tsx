import { expect, it } from 'vitest';
import { historyAsRecord } from '#machines/orderRecord.ts';
import { inBengali } from '../../support/browser/inBengali.ts';
import { renderMarkup, textOf } from '../../support/browser/renderMarkup.tsx';

it('BN-3 CARD-9 says on a Bengali page in Bengali which step the machine refuses, and why', async () => {
  const { Player } = await inBengali(() => import('#dashboard/replay/Player.tsx'));
  const returnDays = 7;
  const record = historyAsRecord(
    [{ event: 'SHIP', from: 'Pending', to: 'Shipping', by: 'admin', at: '2026-03-02T09:07:00.000Z' }],
    returnDays,
  );

  expect(textOf(renderMarkup(<Player record={record} />))).toContain(
    'ধাপ ১ (SHIP): অপেক্ষমাণ অবস্থায় এটি করা যায় না: অর্ডারটি বর্তমান অবস্থা থেকে সেখানে যেতে পারে না।',
  );
});
