import { describe, expect, it } from 'vitest';
import { readyText, type TextKind, textsOf } from '#domain/messages/readyTexts.ts';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { smsLink, whatsAppLink } from '#domain/values/messageLinks.ts';
import { textLabels } from '#messages/domain/readyTexts.ts';

const order = { _id: 'o1', number: 'HK-7Q4K-2M', total: 1310, toPay: 1310 };
const shop = { name: 'Hatkhola', nameBengali: 'হাটখোলা', helpline: '01700-000111' };
const kinds = Object.keys(textLabels) as TextKind[];

describe('the ready texts', () => {
  it('DK-17 name shop, order and amount in English and in Bengali', () => {
    expect({
      en: readyText('notReached', 'en', order, shop),
      bn: readyText('onItsWay', 'bn', order, shop),
    }).toEqual({
      en: 'Hatkhola: we called about your order HK-7Q4K-2M (৳1,310) and could not reach you. Call us: 01700-000111',
      bn: 'হাটখোলা: আপনার অর্ডার HK-7Q4K-2M ডেলিভারির জন্য পথে আছে। ৳১,৩১০ সাথে রাখুন।',
    });
  });

  it('DK-17 CA-10 tell a customer who has paid in advance what is left to pay, and name the order by its total', () => {
    const rest = { ...order, toPay: 1190 };
    expect({
      confirmed: readyText('confirmed', 'en', rest, shop),
      onItsWay: readyText('onItsWay', 'bn', rest, shop),
      riderMissed: readyText('riderMissed', 'bn', rest, shop),
    }).toEqual({
      confirmed: 'Hatkhola: your order HK-7Q4K-2M is confirmed. You pay ৳1,190 when the delivery arrives.',
      onItsWay: 'হাটখোলা: আপনার অর্ডার HK-7Q4K-2M ডেলিভারির জন্য পথে আছে। ৳১,১৯০ সাথে রাখুন।',
      riderMissed:
        'হাটখোলা: রাইডার আপনার অর্ডার HK-7Q4K-2M (৳১,৩১০) নিয়ে গিয়ে আপনাকে পাননি। আবার ডেলিভারির জন্য কল করুন: 01700-000111',
    });
  });

  it('DK-17 name the order in each text and have no trace of the other language', () => {
    const english = kinds.map((kind) => readyText(kind, 'en', order, shop));
    const bengali = kinds.map((kind) => readyText(kind, 'bn', order, shop));
    expect([...english, ...bengali].filter((text) => !text.includes('HK-7Q4K-2M'))).toEqual([]);
    expect(english.filter((text) => /[\u0980-\u09ff]/.test(text.replace('৳', '')))).toEqual([]);
    expect(bengali.filter((text) => /[a-z]/.test(text))).toEqual([]);
  });

  it('DK-17 take the English name of a shop that has no Bengali one', () => {
    expect(readyText('delivered', 'bn', order, { ...shop, nameBengali: '' })).toMatch(/^Hatkhola: /);
  });

  it('DK-17 are there for each status, each once', () => {
    const offered = orderStatuses.map(textsOf);
    expect(offered.filter((texts) => texts.length === 0)).toEqual([]);
    expect([...new Set(offered.flat())].toSorted()).toEqual(kinds.toSorted());
  });

  it.each(['01711000222', '+880 1711-000222', '০১৭১১০০০২২২'])(
    'DK-17 open for the number %s in its international form',
    (number) => {
      expect([whatsAppLink(number, 'a & b'), smsLink(number, 'a & b')]).toEqual([
        'https://wa.me/8801711000222?text=a%20%26%20b',
        'sms:+8801711000222?body=a%20%26%20b',
      ]);
    },
  );
});
