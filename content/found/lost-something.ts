import type { Passage } from '#content/blocks/passage.ts';
import type { Checked } from '#content/blocks/source.ts';
import type { Localized } from '#contract/locale.ts';

/** The page for somebody who has lost something. */
export const lostWords = {
  title: { en: 'Have you lost something?', de: 'Hast du etwas verloren?' },
  lead: {
    en: 'That’s upsetting. Take your time. Tell us what it is, and we’ll check whether someone has found it.',
    de: 'Das ist ärgerlich. Lass dir Zeit. Sag uns, was es ist, und wir sehen nach, ob es jemand gefunden hat.',
  },
  door: { en: 'Have you found something?', de: 'Hast du etwas gefunden?' },
  contact: {
    en: 'Rather use your own words?',
    de: 'Möchtest du lieber mit eigenen Worten schreiben?',
  },
  contactLabel: { en: 'Write to us with the contact form', de: 'Mit dem Kontaktformular schreiben' },
  contactMessage: {
    en: 'I have lost something.\nWhat it is: \nWhere I had it last: \nWhen: ',
    de: 'Ich habe etwas verloren.\nWas es ist: \nWo ich es zuletzt hatte: \nWann: ',
  },
} as const satisfies Record<string, Localized>;

/** Where did I have it last: one place after the other, to tick off. */
export const lostChecklist = {
  title: { en: 'Where did I have it last?', de: 'Wo hatte ich es zuletzt?' },
  text: {
    en: 'A list for looking once more, one place at a time. Your ticks stay on this page, and nobody gets them.',
    de: 'Eine Liste, um noch einmal zu suchen, einen Ort nach dem anderen. Deine Häkchen bleiben nur auf dieser Seite, niemand bekommt sie.',
  },
} as const satisfies Record<string, Localized>;

/** One place after the other. */
export const lostSteps: Localized<readonly string[]> = {
  en: [
    'I’ve had a sip of water and sat down for a minute.',
    'I’ve thought back: when did I last have it in my hand?',
    'Every pocket of what I wore that day.',
    'Every bag I had with me, emptied out.',
    'Under and behind the place where it usually is.',
    'Bed, sofa, between cushions.',
    'Bathroom, kitchen, and odd places such as the fridge or the bin.',
    'The car, the bicycle basket, the pram.',
    'Places I was at: I’ve asked there, or written down who to ask.',
    'Bus or train: I’ve asked the transport company’s lost property office.',
    'The town’s lost property office (in German: Fundbüro).',
    'Someone else has looked too.',
  ],
  de: [
    'Ich habe einen Schluck Wasser getrunken und mich kurz hingesetzt.',
    'Ich habe überlegt: Wann hatte ich es zuletzt in der Hand?',
    'Jede Tasche von dem, was ich an dem Tag anhatte.',
    'Jede Tasche, die ich dabeihatte, ganz ausgeleert.',
    'Unter und hinter dem Ort, wo es sonst liegt.',
    'Bett, Sofa, zwischen den Kissen.',
    'Bad, Küche und seltsame Orte wie der Kühlschrank oder der Müll.',
    'Das Auto, der Fahrradkorb, der Kinderwagen.',
    'Orte, an denen ich war: Ich habe dort gefragt oder aufgeschrieben, wen ich fragen kann.',
    'Bus oder Bahn: Ich habe beim Fundbüro des Verkehrsbetriebs gefragt.',
    'Das Fundbüro der Stadt.',
    'Jemand anderes hat auch geschaut.',
  ],
};

export const lostPassages: readonly Passage[] = [
  {
    id: 'what-we-do',
    title: { en: 'What we do with it', de: 'Was wir damit tun' },
    parts: {
      list: {
        en: [
          'We store it, and our team gets it by email. We don’t publish it, and we don’t show it to finders.',
          'If someone reports something like it, a person from our team compares the two and writes to you.',
          'Our server deletes it 60 days after the last email between us.',
        ],
        de: [
          'Wir speichern es, und unser Team bekommt es per E-Mail. Wir veröffentlichen es nicht, und niemand, der etwas findet, sieht es.',
          'Wenn jemand etwas Ähnliches meldet, vergleicht ein Mensch aus unserem Team beides und schreibt dir.',
          'Unser Server löscht es 60 Tage nach der letzten Mail zwischen uns.',
        ],
      },
      text: {
        en: 'Our [privacy notice](datenschutz) says more.',
        de: 'Mehr steht in unserer [Datenschutzerklärung](datenschutz).',
      },
    },
  },
];

export const lostChecked: Checked = {
  sources: [
    {
      title: 'Sperr-Notruf 116 116: Die wichtigsten Infos für Sperr-Suchende auf einen Blick',
      url: 'https://www.sperr-notruf.de/die-wichtigsten-infos-fuer-sperr-suchende-auf-einen-blick/',
      lang: 'de',
    },
  ],
  lastChecked: '2026-11-22',
};
