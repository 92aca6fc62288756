import type { PlainText } from './plain.ts';

export const plainLifeHacks: PlainText = {
  title: { en: 'Small things that help', de: 'Kleine Hilfen für den Tag' },
  lead: {
    en: 'Small things can make a day easier. Choose only one of them.',
    de: 'Kleine Dinge können den Tag leichter machen. Such dir nur eines aus.',
  },
  drawing: '/drawings/plain-life-hacks.svg',
  isNoAdvice: 'medical',
  sections: [
    {
      id: 'idea',
      title: { en: 'The idea', de: 'Die Idee' },
      parts: {
        text: {
          en: 'Often you know what to do. Doing it at the right moment is hard. So let things outside your head help you.',
          de: 'Oft weißt du, was zu tun ist. Schwer ist, es im richtigen Moment zu tun. Lass dir von Dingen außerhalb deines Kopfes helfen.',
        },
        fail: {
          en: 'Nothing works for everyone. If it doesn’t work, that’s not your fault.',
          de: 'Nichts hilft allen. Wenn es nicht klappt, ist das nicht deine Schuld.',
        },
      },
    },
    {
      id: 'courses',
      title: { en: 'From therapy', de: 'Aus der Therapie' },
      parts: {
        list: {
          en: [
            'Keys and phone always have the same place.',
            'Write down only the next step.',
            'Make a list for today with three things at most.',
            'Set an alarm, or stick a note on the door.',
          ],
          de: [
            'Schlüssel und Handy haben immer denselben Platz.',
            'Schreib nur den nächsten Schritt auf.',
            'Mach eine Liste für heute mit höchstens drei Dingen.',
            'Stell einen Wecker oder kleb einen Zettel an die Tür.',
          ],
        },
      },
    },
    {
      id: 'experience',
      title: { en: 'From people’s own experience', de: 'Aus eigener Erfahrung' },
      parts: {
        list: {
          en: [
            'Start for 15 minutes. Then decide whether you go on.',
            'Someone works beside you.',
            'No energy? Do the small version. It counts.',
            'An alarm asks you: drink, eat, toilet, pain?',
            'Plan time for what you love.',
          ],
          de: [
            'Fang für 15 Minuten an. Entscheide dann, ob du weitermachst.',
            'Jemand arbeitet neben dir.',
            'Keine Kraft? Mach die kleine Version. Sie zählt.',
            'Ein Wecker fragt dich: trinken, essen, Toilette, Schmerzen?',
            'Plane Zeit für das ein, was du liebst.',
          ],
        },
      },
    },
    {
      id: 'start',
      title: { en: 'How to start', de: 'So fängst du an' },
      parts: {
        steps: {
          en: ['Choose one thing.', 'Try it for a week.', 'Keep it, change it or stop.'],
          de: [
            'Such dir eine Sache aus.',
            'Probier sie eine Woche lang.',
            'Behalte sie, ändere sie oder lass sie weg.',
          ],
        },
      },
    },
  ],
  next: {
    text: { en: 'Do you know a trick that helps you?', de: 'Kennst du einen Trick, der dir hilft?' },
    label: { en: 'Write to us', de: 'Schreib uns' },
    path: '/plain/contact',
  },
};
