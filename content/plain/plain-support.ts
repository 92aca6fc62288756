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
          en: 'With a bank transfer, your bank sends your money to our account.',
          de: 'Bei einer Überweisung schickt deine Bank dein Geld auf unser Konto.',
        },
        goal: {
          en: 'The money is for our [mission](mission). The [open books](open-books) show what came in and what we spent.',
          de: 'Das Geld ist für unsere [Mission](mission). In den [offenen Büchern](open-books) steht, was hereinkam und was wir ausgaben.',
        },
      },
    },
    {
      id: 'receipt',
      title: { en: 'You get no receipt', de: 'Du bekommst keinen Beleg' },
      parts: {
        text: {
          en: 'With a receipt, people can pay less tax. We can’t give you one yet.',
          de: 'Mit einem Beleg zahlt man manchmal weniger Steuern. Den können wir dir noch nicht geben.',
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
