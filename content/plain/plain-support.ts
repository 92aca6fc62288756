import type { PlainText } from './plain.ts';

export const plainSupport: PlainText = {
  title: { en: 'How you can help us', de: 'Wie du uns helfen kannst' },
  lead: {
    en: 'You can give us money, things or time. You don’t have to. Everything here is free.',
    de: 'Du kannst uns Geld, Dinge oder Zeit geben. Du musst nicht. Alles hier ist kostenlos.',
  },
  drawing: '/drawings/plain-support.svg',
  sections: [
    {
      id: 'things',
      title: { en: 'Things', de: 'Dinge' },
      parts: {
        text: {
          en: 'These things help us. Please write to us first. We’ll tell you where to bring them.',
          de: 'Diese Dinge helfen uns. Bitte schreib uns zuerst. Wir sagen dir, wohin du sie bringen kannst.',
        },
      },
      shows: 'items',
    },
    {
      id: 'money',
      title: { en: 'Money', de: 'Geld' },
      parts: {
        ways: {
          en: 'There are two ways to give money: online, or by bank transfer. Any amount helps.',
          de: 'Du kannst auf zwei Wegen Geld geben: online oder mit einer Überweisung. Jeder Betrag hilft.',
        },
        transfer: {
          en: 'With a bank transfer, your bank sends money to another account.',
          de: 'Bei einer Überweisung schickt deine Bank Geld auf ein anderes Konto.',
        },
        goal: {
          en: 'The money is for our [mission](mission). The [open books](open-books) show what came in and what we spent.',
          de: 'Das Geld ist für unsere [Mission](mission). In den [offenen Büchern](open-books) steht, was hereinkam und was wir ausgaben.',
        },
      },
      shows: 'account',
    },
    {
      id: 'receipt',
      title: { en: 'Receipts', de: 'Belege' },
      parts: {
        text: {
          en: 'A receipt is a paper that says what you gave. With it, some people pay less tax.',
          de: 'Auf einem Beleg steht, was du gegeben hast. Damit zahlen manche weniger Steuern.',
        },
      },
      shows: 'no-receipt',
    },
    {
      id: 'time',
      title: { en: 'Time', de: 'Zeit' },
      parts: {
        text: {
          en: 'Can you do something well? Do you have an hour, or a room? [Write to us](contact)',
          de: 'Kannst du etwas gut? Hast du eine Stunde oder einen Raum? [Schreib uns](contact)',
        },
      },
    },
  ],
  next: {
    text: { en: 'You give on the full page.', de: 'Geben kannst du auf der ganzen Seite.' },
    label: { en: 'Open the full page', de: 'Die ganze Seite öffnen' },
    path: '/support#full',
  },
};
