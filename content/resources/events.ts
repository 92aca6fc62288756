import type { Passage } from '#content/blocks/passage.ts';
import type { Localized } from '#contract/locale.ts';

export const eventsLead: Localized = {
  en: 'What our meetings will be like, and how you’ll hear about the first one.',
  de: 'So sollen unsere Treffen werden, und so erfährst du vom ersten.',
};

/** The one answer that people come here for. */
export const eventsNow = {
  title: { en: 'Right now: no date', de: 'Zurzeit: kein Termin' },
  text: {
    en: 'As soon as there’s a date, you’ll find it here. Until then: [groups of others](resources/community).',
    de: 'Sobald es einen Termin gibt, steht er hier. Bis dahin: [Gruppen von anderen](resources/community).',
  },
} as const satisfies Record<string, Localized>;

export const eventsPassages: readonly Passage[] = [
  {
    id: 'said-before',
    drawing: '/drawings/part-clipboard.svg',
    title: { en: 'What we’ll tell you beforehand', de: 'Was du vorher von uns erfährst' },
    parts: {
      list: {
        en: [
          'When it begins and when it ends.',
          'Where it is, how to get in, and whether there are steps.',
          'How many people we expect, and who will say hello to you.',
          'How loud and how bright it is.',
          'Where you can take a break.',
          'What happens, one thing after the other.',
          'What it costs, or that it costs nothing.',
        ],
        de: [
          'Wann es anfängt und wann es aufhört.',
          'Wo es ist, wie man hineinkommt und ob es Stufen gibt.',
          'Mit wie vielen Menschen wir rechnen und wer dich begrüßt.',
          'Wie laut und wie hell es ist.',
          'Wo du Pause machen kannst.',
          'Was passiert, eins nach dem anderen.',
          'Was es kostet oder dass es nichts kostet.',
        ],
      },
    },
  },
  {
    id: 'always',
    drawing: '/drawings/part-door.svg',
    title: { en: 'What will always be fine', de: 'Was immer in Ordnung ist' },
    parts: {
      list: {
        en: [
          'To come late, to leave early, or not to come after all. You don’t have to explain.',
          'To say nothing, to look away, to move, to wear headphones.',
          'To bring someone with you.',
          'To ask all your questions first, in writing.',
        ],
        de: [
          'Später kommen, früher gehen oder doch nicht kommen. Du musst nichts erklären.',
          'Nichts sagen, wegsehen, dich bewegen, Kopfhörer tragen.',
          'Jemanden mitbringen.',
          'Vorher alles fragen, schriftlich.',
        ],
      },
    },
  },
  {
    id: 'hear',
    drawing: '/drawings/part-letter.svg',
    title: { en: 'How you’ll hear about the first one', de: 'Wie du vom ersten erfährst' },
    parts: {
      text: {
        en: 'Tell us you’d like to know. We’ll email you when there’s a date, and send nothing else. We delete messages after six months. Still no date by then? Write again, or look here.',
        de: 'Schreib uns, dass du es wissen möchtest. Wir mailen dir, sobald es einen Termin gibt, und sonst nichts. Nachrichten löschen wir nach sechs Monaten. Gibt es bis dahin keinen Termin? Schreib noch einmal oder sieh hier nach.',
      },
      place: {
        en: 'You can also tell us what you’d need in order to come: a quiet room, a small group, a certain time of day.',
        de: 'Du kannst auch dazuschreiben, was du brauchst, damit du kommen kannst: einen ruhigen Raum, eine kleine Gruppe, eine bestimmte Tageszeit.',
      },
    },
  },
];

export const eventsNext = {
  text: {
    en: 'Would you like to hear about the first meeting?',
    de: 'Möchtest du vom ersten Treffen erfahren?',
  },
  label: { en: 'Tell me about the first meeting', de: 'Sagt mir Bescheid' },
  message: {
    en: 'Please tell me when the first meeting is planned. This would help me come: ',
    de: 'Bitte sagt mir, wann das erste Treffen geplant ist. Damit ich kommen kann, hilft mir: ',
  },
} as const satisfies Record<string, Localized>;
