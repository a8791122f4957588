import { describe, expect, it } from 'vitest';
import type { CourierHealth } from '#domain/consignments/courierHealth.ts';
import type { Job } from '#domain/staff/job.ts';
import { inBengali } from '../../support/browser/inBengali.ts';
import { renderMarkup, textOf } from '../../support/browser/renderMarkup.tsx';

const lastError = 'Pathao cannot be reached.';
const translated = 'Pathao-এর সাথে যোগাযোগ করা যাচ্ছে না।';

const job: Job = {
  _id: 'j1',
  kind: 'askParcel',
  lane: 'pathao questions',
  label: 'HK-7Q4K-2M',
  state: 'stuck',
  attempts: 5,
  nextAt: '2025-01-05T09:07:00.000Z',
  lastError,
  createdAt: '2025-01-05T08:07:00.000Z',
};

const health: CourierHealth = {
  courier: 'pathao',
  lastWebhookAt: null,
  lastCallAt: null,
  failures: 2,
  lastFailureAt: '2025-01-05T09:07:00.000Z',
  lastError,
  balance: null,
  balanceAt: null,
  unknownWords: [],
};

describe('why a job or a courier failed', () => {
  it('BN-3 CR-6 is in Bengali beside the job, and in the question before it is tried again', async () => {
    const { jobColumns } = await inBengali(() => import('#dashboard/jobs/jobColumns.tsx'));
    const { stuckQuestion } = await inBengali(() => import('#dashboard/jobs/JobButtons.tsx'));
    const why = jobColumns.find(({ key }) => key === 'error');
    expect(textOf(renderMarkup(why?.cell(job, 0)))).toBe(translated);
    expect(stuckQuestion(job).text).toContain(translated);
  });

  it('BN-3 CR-6 is in Bengali on the card of the courier', async () => {
    const { failureText } = await inBengali(() => import('#dashboard/jobs/CourierHealthCards.tsx'));
    expect(failureText(health)).toContain(translated);
  });
});
