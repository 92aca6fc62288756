import type { Localized } from '#contract/locale.ts';

/** The words of the page that stands for the payment service. */
export const payExampleWords = {
  title: { en: 'Example payment page', de: 'Beispiel der Bezahlseite' },
  text: {
    en: 'This page doesn’t charge anything. It stands in for our payment provider, and shows what our site would send there.',
    de: 'Diese Seite bucht nichts ab. Sie vertritt unseren späteren Bezahldienst und zeigt, was unsere Seite dorthin senden würde.',
  },
  would: {
    en: 'Here you would pay {euros} euro. Nothing is taken from you today.',
    de: 'Hier würdest du {euros} Euro zahlen. Heute wird nichts abgebucht.',
  },
  sent: { en: 'What our site sends to the provider:', de: 'Was unsere Seite dem Anbieter sendet:' },
  back: { en: 'Back to “Support us”', de: 'Zurück zu „Unterstützen“' },
  cents: { en: 'in cents, so {euros} euro', de: 'in Cent, also {euros} Euro' },
} as const satisfies Readonly<Record<string, Localized>>;
