import type { PlainText } from './plain.ts';

export const plainSharedBreastfeeding: PlainText = {
  title: { en: 'Parents of babies help each other', de: 'Eltern von Babys helfen einander' },
  lead: {
    en: 'This project is called Shared breastfeeding. Nobody passes on milk there.',
    de: 'Das Projekt heißt Gemeinsam stillen. Niemand gibt dort Milch weiter.',
  },
  drawing: '/drawings/shared-breastfeeding.svg',
  sections: [
    {
      id: 'warning',
      title: { en: 'First, something important', de: 'Zuerst etwas Wichtiges' },
      parts: {
        advice: {
          en: 'Don’t give your baby milk that another mother gives you privately. That is what experts in Germany advise. Such milk can pass on illnesses and medicines.',
          de: 'Gib deinem Baby keine Milch, die dir eine andere Mutter privat gibt. Das raten Fachleute in Deutschland. Solche Milch kann Krankheiten und Medikamente weitergeben.',
        },
        ask: {
          en: 'Ask your midwife or your children’s doctor. A midwife helps mothers before and after a birth.',
          de: 'Frag deine Hebamme oder die Kinderarztpraxis. Eine Hebamme hilft Müttern vor und nach der Geburt.',
        },
        bank: {
          en: 'Tested milk comes from a [milk bank](https://www.frauenmilchbank.de). It is mainly for babies who are ill or were born too early.',
          de: 'Geprüfte Milch gibt es bei einer [Frauenmilchbank](https://www.frauenmilchbank.de). Sie ist vor allem für kranke und zu früh geborene Babys.',
        },
      },
    },
    {
      id: 'idea',
      title: { en: 'The idea', de: 'Die Idee' },
      parts: {
        who: {
          en: 'Having a baby can be loud and tiring. In a small group, parents rest and talk.',
          de: 'Mit einem Baby kann es laut und anstrengend sein. In einer kleinen Gruppe ruhen Eltern sich aus und reden.',
        },
        feed: {
          en: 'You may breastfeed, pump milk or use formula. Formula is milk powder for babies.',
          de: 'Du kannst stillen, Milch abpumpen oder Säuglingsnahrung geben. Säuglingsnahrung ist Milchpulver für Babys.',
        },
        quiet: {
          en: 'You may wear headphones. You don’t have to talk.',
          de: 'Du darfst Kopfhörer tragen. Du musst nicht reden.',
        },
      },
    },
    {
      id: 'when',
      title: { en: 'When it starts', de: 'Wann es losgeht' },
      parts: {
        text: {
          en: 'We are still checking this idea. There is no group and no date yet.',
          de: 'Wir prüfen diese Idee noch. Es gibt noch keine Gruppe und keinen Termin.',
        },
      },
    },
    {
      id: 'help',
      title: { en: 'Where you get help', de: 'Wo du Hilfe bekommst' },
      parts: {
        list: {
          en: [
            'Too little milk: ask your midwife or your children’s doctor.',
            'At night and at the weekend: the doctors’ number is {doctor}.',
            'Someone’s life is in danger: call 112.',
            'Someone to talk to: [Help right now](help-now)',
          ],
          de: [
            'Zu wenig Milch: Frag deine Hebamme oder die Kinderarztpraxis.',
            'Nachts und am Wochenende: Die Nummer für ärztliche Hilfe ist {doctor}.',
            'Ein Leben ist in Gefahr: Ruf 112 an.',
            'Jemand zum Reden: [Hilfe sofort](help-now)',
          ],
        },
        medicine: {
          en: 'Do you take medicine? Ask your doctor before you stop or start.',
          de: 'Nimmst du Medikamente? Frag in der Praxis, bevor du aufhörst oder anfängst.',
        },
      },
    },
  ],
  next: {
    text: { en: 'Do you have a question about this group?', de: 'Hast du eine Frage zu dieser Gruppe?' },
    label: { en: 'Write to us', de: 'Schreib uns' },
    path: '/plain/contact',
  },
};
