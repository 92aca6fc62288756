import type { PlainText } from './plain.ts';

export const plainMeltdown: PlainText = {
  title: { en: 'When everything is too much', de: 'Wenn alles zu viel ist' },
  lead: {
    en: 'Some people cry, shout or run away. Some go silent. Nobody does it on purpose.',
    de: 'Manche weinen, schreien oder laufen weg. Manche verstummen. Niemand tut das mit Absicht.',
  },
  drawing: '/drawings/plain-meltdown.svg',
  isNoAdvice: 'medical',
  sections: [
    {
      id: 'what',
      title: { en: 'Two words for it', de: 'Zwei Wörter dafür' },
      parts: {
        meltdown: {
          en: 'Meltdown: someone cries, shouts, hits or runs away. Nobody can control it.',
          de: 'Meltdown: Jemand weint, schreit, schlägt oder läuft weg. Niemand kann das steuern.',
        },
        shutdown: {
          en: 'Shutdown: someone can hardly speak or move.',
          de: 'Shutdown: Jemand kann kaum sprechen oder sich bewegen.',
        },
        not: {
          en: 'It isn’t aimed at anyone.',
          de: 'Das richtet sich gegen niemanden.',
        },
      },
    },
    {
      id: 'others',
      title: { en: 'What others can do', de: 'Was andere tun können' },
      parts: {
        list: {
          en: [
            'Stay calm. Speak little, and in a low voice.',
            'Ask so that yes or no is enough.',
            'Make it quieter and darker.',
            'Stay near, but leave room.',
            'Later: give something to drink, and time.',
          ],
          de: [
            'Bleib ruhig. Sprich wenig und leise.',
            'Frag so, dass Ja oder Nein reicht.',
            'Mach es leiser und dunkler.',
            'Bleib in der Nähe, aber lass Platz.',
            'Danach: Gib etwas zu trinken und Zeit.',
          ],
        },
        leave: {
          en: 'Don’t touch the person if they don’t want it. Don’t argue, don’t punish, don’t film.',
          de: 'Fass die Person nicht an, wenn sie es nicht will. Streite nicht, bestrafe nicht, filme nicht.',
        },
        danger: {
          en: 'Is someone’s life in danger? Call 112.',
          de: 'Ist ein Leben in Gefahr? Ruf 112 an.',
        },
      },
    },
    {
      id: 'you',
      title: { en: 'If it happens to you', de: 'Wenn es dir passiert' },
      parts: {
        purpose: {
          en: 'You didn’t do it on purpose.',
          de: 'Du hast es nicht mit Absicht gemacht.',
        },
        plan: {
          en: 'Write a plan on one page. What are the first signs? What helps? Who can be called?',
          de: 'Schreib einen Plan auf eine Seite. Was sind die ersten Zeichen? Was hilft? Wen kann man anrufen?',
        },
        card: {
          en: 'A [card to show](printables/speech-card) can say that you can’t speak.',
          de: 'Eine [Karte zum Zeigen](printables/speech-card) kann sagen, dass du nicht sprechen kannst.',
        },
        again: {
          en: 'Does someone hurt themselves again and again? Ask a doctor.',
          de: 'Verletzt sich jemand immer wieder? Frag in einer Arztpraxis.',
        },
        help: {
          en: 'You can’t go on? [Help right now](help-now)',
          de: 'Kannst du nicht mehr? [Hilfe sofort](help-now)',
        },
      },
    },
  ],
  next: {
    text: {
      en: 'Often it begins with too much noise, light or talk.',
      de: 'Oft beginnt es mit zu viel Lärm, Licht oder Reden.',
    },
    label: { en: 'When too much comes in', de: 'Wenn zu viel auf einmal kommt' },
    path: '/plain/resources/overload',
  },
};
