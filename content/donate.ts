import type { Localized } from '#contract/locale.ts';

/** The amounts offered as buttons, in euro (DON-01). None is chosen beforehand. */
export const presets = [10, 25, 50, 100] as const;

export const amountWords = {
  label: { en: 'Amount in euro', de: 'Betrag in Euro' },
  hint: { en: 'Whole euros, for example 25.', de: 'Ganze Euro, zum Beispiel 25.' },
  presets: { en: 'Amounts to choose from', de: 'Beträge zur Auswahl' },
  none: {
    en: 'Choose or type an amount. What happens next will appear here.',
    de: 'Wähle oder tippe einen Betrag. Hier steht dann, was als Nächstes geschieht.',
  },
} as const satisfies Record<string, Localized>;

/** What is wrong with an amount, a sentence for each of `contract/amount.ts`. */
export const amountProblems = {
  missing: { en: 'Please enter an amount', de: 'Bitte gib einen Betrag ein' },
  notNumeric: {
    en: 'Please enter a valid donation amount: digits only, for example 25',
    de: 'Bitte gib einen gültigen Spendenbetrag ein: nur Ziffern, zum Beispiel 25',
  },
  tooSmall: {
    en: 'Please enter a valid donation amount: 1 euro or more',
    de: 'Bitte gib einen gültigen Spendenbetrag ein: 1 Euro oder mehr',
  },
  tooLarge: {
    en: 'Please enter a valid donation amount: 999,999 euro or less',
    de: 'Bitte gib einen gültigen Spendenbetrag ein: höchstens 999.999 Euro',
  },
} as const satisfies Record<string, Localized>;

export const donateWords = {
  /** The title of the errors. */
  invalid: { en: 'Invalid amount', de: 'Ungültiger Betrag' },
  invalidText: {
    en: 'Please enter a valid donation amount',
    de: 'Bitte gib einen gültigen Spendenbetrag ein',
  },
  failed: { en: 'Donation failed', de: 'Spende fehlgeschlagen' },
  failedText: {
    en: 'There was an error processing your donation. Please try again.',
    de: 'Beim Verarbeiten deiner Spende ist ein Fehler aufgetreten. Bitte versuche es noch einmal.',
  },
  processing: { en: 'Processing...', de: 'Wird verarbeitet...' },
  form: { en: 'Donate online', de: 'Online spenden' },
  button: { en: 'Go to payment', de: 'Weiter zur Zahlung' },
  onlyAmount: {
    en: 'We only ask for the amount. The provider asks for what the payment needs.',
    de: 'Wir fragen nur nach dem Betrag. Was für die Zahlung nötig ist, fragt der Anbieter.',
  },
  /** Goes to the provider with the amount. */
  description: { en: 'Donation to Ecosystem', de: 'Spende an Ecosystem' },
} as const satisfies Record<string, Localized>;
