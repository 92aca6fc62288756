import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount } from '#contract/amount.ts';
import { locales } from '#contract/locale.ts';
import { wordsIn } from '#contract/words.ts';
import { paymentLine } from './amount-words.ts';
import { paymentAddress, paymentPage, providerOf } from './payment-address.ts';

const page = 'https://ecosystem.example/support';
const gift = { euros: 25, description: 'Donation to Ecosystem' };

const sent = (link: string, euros = gift.euros) => {
  const { origin, pathname, searchParams } = new URL(paymentAddress(link, { ...gift, euros }, page));
  return { at: origin + pathname, with: Object.fromEntries(searchParams) };
};

test('DON-05 the amount goes to the provider in cents, with currency and description', () => {
  expect(sent('https://pay.example/give')).toEqual({
    at: 'https://pay.example/give',
    with: { amount: '2500', currency: 'eur', description: 'Donation to Ecosystem' },
  });
  expect(sent(paymentPage('/pay-example', 'de')).at).toBe('https://ecosystem.example/de/pay-example');
});

test('DON-05 a link keeps what it has; Stripe gets the parameter that it reads, other hosts do not', () => {
  const withPrefill = { amount: '2500', currency: 'eur', description: gift.description, __prefilled_amount: '2500' };
  expect(sent('https://donate.stripe.com/abc?locale=de&amount=1')).toEqual({
    at: 'https://donate.stripe.com/abc',
    with: { locale: 'de', ...withPrefill },
  });
  expect(sent('https://stripe.com/abc').with).toEqual(withPrefill);
  for (const host of ['notstripe.com', 'stripe.com.example', 'stripe.example'])
    expect(Object.keys(sent(`https://${host}/abc`).with)).toEqual(['amount', 'currency', 'description']);
});

test('CALM-12 the provider is named by its host, our own example page by what it does', () => {
  expect(providerOf('https://www.pay.example/give?a=b')).toBe('pay.example');
  expect(providerOf('/pay-example')).toBeUndefined();
  const amount = readAmount('10,50');
  expect(paymentLine(amount, 'donate.stripe.com', wordsIn('en'))).toBe(
    'Whole euros only: 10. You’ll donate 10 euro. Next: card payment at donate.stripe.com, a different website.',
  );
  expect(paymentLine(amount, 'donate.stripe.com', wordsIn('de'))).toBe(
    'Nur ganze Euro: 10. Du spendest 10 Euro. Danach: Kartenzahlung bei donate.stripe.com, einer anderen Website.',
  );
  expect(paymentLine(readAmount('1.000'), 'a', wordsIn('en'))).toBe('1,000 or 1 euro?');
  expect(paymentLine(readAmount('1.000'), 'a', wordsIn('de'))).toBe('1.000 oder 1 Euro?');
});

const typedAmount = fc.oneof(
  fc.stringMatching(/^[0-9]{1,7}([., ][0-9]{1,3}){0,2} ?€?$/u),
  fc.integer({ min: -5, max: 2_000_000 }).map(String),
  fc.string(),
);

test('DON-04 CALM-12 nothing is ever sent as another amount than the line says', () => {
  fc.assert(
    fc.property(typedAmount, fc.constantFrom(...locales), (typed, locale) => {
      const amount = readAmount(typed);
      const line = paymentLine(amount, 'pay.example', wordsIn(locale));
      const said = /(?:donate|spendest) ([\d.,]+) euro/iu.exec(line)?.[1]?.replace(/\D/gu, '');
      // No sentence, no amount: then there is nothing to send either.
      expect(said === undefined).toBe(amount.is !== 'euros');
      if (amount.is !== 'euros') return;
      const { amount: cents, __prefilled_amount: prefilled } = sent('https://donate.stripe.com/x', amount.euros).with;
      expect(cents).toBe(`${said}00`);
      expect(prefilled).toBe(cents);
    }),
    { numRuns: 3000 },
  );
});
