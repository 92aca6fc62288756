import { inLocale, type Locale } from '#contract/locale.ts';
import { paymentNames } from '#contract/payment.ts';

/** The page of the payment, without an amount. Our own example page stands there in both languages. */
export const paymentPage = (link: string, locale: Locale): string =>
  link.startsWith('/') ? inLocale(link, locale) : link;

/** The provider as people know it: the host of the link. Undefined for our own example page. */
export const providerOf = (link: string): string | undefined =>
  link.startsWith('/') ? undefined : new URL(link).host.replace(/^www\./u, '');

/**
 * Where a donation is paid: the link and what it keeps, with the amount in cents (DON-05). Stripe reads
 * only a parameter of its own name. `base` is the address of the page, for a link without a host.
 */
export function paymentAddress(link: string, gift: { euros: number; description: string }, base: string): string {
  const address = new URL(link, base);
  const cents = String(gift.euros * 100);
  const values = { amount: cents, currency: 'eur', description: gift.description };
  for (const name of paymentNames) address.searchParams.set(name, values[name]);
  if (/(^|\.)stripe\.com$/u.test(address.hostname)) address.searchParams.set('__prefilled_amount', cents);
  return address.href;
}
