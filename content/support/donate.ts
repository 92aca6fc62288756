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
  preset: { en: '{amount} euro', de: '{amount} Euro' },
  cut: { en: 'Whole euros only: {amount}.', de: 'Nur ganze Euro: {amount}.' },
  question: { en: '{either} or {or} euro?', de: '{either} oder {or} Euro?' },
  answer: { en: 'Please answer: {question}', de: 'Bitte antworte: {question}' },
  payment: {
    en: 'You’ll donate {amount} euro. Next: card payment at {provider}, a different website.',
    de: 'Du spendest {amount} Euro. Danach: Kartenzahlung bei {provider}, einer anderen Website.',
  },
  paymentExample: {
    en: 'You’ll donate {amount} euro. Next: our example page, which doesn’t charge anything.',
    de: 'Du spendest {amount} Euro. Danach: unsere Beispielseite, die nichts abbucht.',
  },
  transfer: {
    en: 'You transfer {amount} euro yourself, through your bank. The button only tells our team.',
    de: 'Du überweist {amount} Euro selbst, bei deiner Bank. Der Knopf sagt es nur unserem Team.',
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
