import { expect, it } from 'vitest';
import { answerPage } from '#api/plainHost/pageAnswers.ts';
import { ownSettings } from '../../support/ownSettings.ts';

const { shop } = ownSettings;
// Of the host the answer reads only the shop.
const answer = (slug: string) => answerPage({ params: { slug } }, { shop } as never);

it('BN-5 API-8 a host without pages of text has those of a new shop in both languages', () => {
  expect(answer('about-us').data).toMatchObject({
    title: 'About Us',
    html: expect.stringMatching(/^<p>A village market has .* Hatkhola sells/),
    titleBengali: 'আমাদের কথা',
    htmlBengali: expect.stringMatching(/^<p>গ্রামের হাটে .* হাটখোলা ঘর/),
  });
  expect(answer('moon').error).toMatchObject({ kind: 'refused', status: 404 });
});
