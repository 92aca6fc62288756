import type { Localized } from '#contract/locale.ts';

export const signUpWords = {
  about: { en: 'Before you decide', de: 'Bevor du dich entscheidest' },
  what: {
    en: 'An account holds your name and your address, and the team can give it rights for a project. That’s all an account does for now.',
    de: 'Ein Konto enthält deinen Namen und deine Adresse, und das Team kann ihm Rechte für ein Projekt geben. Mehr kann es heute nicht.',
  },
  who: {
    en: 'Others only see the name you choose, never your address. The team sees your name and your address.',
    de: 'Andere sehen nur den Namen, den du wählst, nie deine Adresse. Das Team sieht deinen Namen und deine Adresse.',
  },
  age: {
    en: 'You’re 16 or older, or you make it together with a parent.',
    de: 'Du bist 16 oder älter, oder du machst es zusammen mit einem Elternteil.',
  },
  leave: {
    en: 'You can delete it at any time, with everything in it.',
    de: 'Du kannst es jederzeit wieder löschen, mit allem, was darin ist.',
  },
  name: { en: 'What others call you', de: 'Wie dich andere nennen' },
  nameHint: {
    en: 'It can be a made-up name. You can change it later.',
    de: 'Es kann ein erfundener Name sein. Du kannst ihn später ändern.',
  },
  emailHint: {
    en: 'We’ll send an email to it, so that nobody else can use your address.',
    de: 'Wir schicken eine Mail dorthin, damit niemand anders deine Adresse benutzen kann.',
  },
  button: { en: 'Make an account', de: 'Konto anlegen' },
  has: { en: 'Already have an account?', de: 'Du hast schon ein Konto?' },
  failed: { en: 'Sign up failed', de: 'Das Konto wurde nicht angelegt' },
  unheard: { en: 'We don’t know whether your account was made', de: 'Wir wissen nicht, ob dein Konto angelegt wurde' },
  sent: { en: 'Check your email', de: 'Schau in deine E-Mails' },
  sentText: {
    en: "We've sent you a confirmation link to complete your signup.",
    de: 'Wir haben dir einen Link geschickt, mit dem du dein Konto bestätigst.',
  },
  /** The same for an address that has an account: only its owner learns that, by mail. */
  sentTo: {
    en: 'We’ve written to {email}. If you already have an account, the email says so and has no code in it.',
    de: 'Wir haben an {email} geschrieben. Wenn du schon ein Konto hast, steht das in der Mail, und sie enthält keinen Code.',
  },
} as const satisfies Record<string, Localized>;
