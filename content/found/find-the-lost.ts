import type { Passage } from '#content/blocks/passage.ts';
import type { Checked } from '#content/blocks/source.ts';
import { sourcesOfWords } from '#content/words/sources.ts';
import type { Localized } from '#contract/locale.ts';

export const findTheLostTitle: Localized = { en: 'Find the Lost', de: 'Verlorenes finden' };

export const findTheLostLead: Localized = {
  en: 'Found something? Help it get back to its owner.',
  de: 'Etwas gefunden? Hilf mit, dass es zurückkommt.',
};

/** The way to the other form. */
export const findTheLostDoor: Localized = {
  en: 'Have you lost something?',
  de: 'Hast du etwas verloren?',
};

export const findTheLostWhy: Localized = {
  en: 'A lost thing can mean a lot: the one toy, the one pair of headphones, the key on its own ribbon.',
  de: 'Ein verlorenes Ding kann viel bedeuten: das eine Kuscheltier, genau diese Kopfhörer, der Schlüssel an seinem Band.',
};

export const findTheLostDrawing: Localized = {
  en: 'Drawing: a squirrel sits beside a lost key with a ribbon, in front of soft hills',
  de: 'Zeichnung: Ein Eichhörnchen sitzt neben einem verlorenen Schlüssel mit Band, vor sanften Hügeln',
};

export const firstVersion: Localized = {
  en: 'Someone from our team reads your report and decides what belongs together. A program only makes suggestions, and nothing is published. This is a simple first version.',
  de: 'Ein Mensch aus unserem Team liest deine Meldung und entscheidet, was zusammengehört. Ein Programm macht dabei nur Vorschläge, und nichts wird veröffentlicht. Das ist eine einfache erste Fassung.',
};

/** Closes what only some need. */
export const findTheLostMore: Localized = {
  en: 'What the law says, and what we do with your report',
  de: 'Was das Gesetz verlangt, und was wir mit deiner Meldung tun',
};

export const findTheLostPassages: readonly Passage[] = [
  {
    id: 'law',
    title: { en: 'What the law asks of you', de: 'Was das Gesetz von dir verlangt' },
    parts: {
      text: {
        en: 'In Germany, if you take something you’ve found, you must tell the owner without delay. If you don’t know the owner and it’s worth more than 10 euro, you must tell the authority, in most towns the Fundbüro. A report to us doesn’t replace that.',
        de: 'Wer in Deutschland eine gefundene Sache an sich nimmt, muss es ohne Verzögerung der Person sagen, der sie gehört. Kennst du sie nicht und ist die Sache mehr als 10 Euro wert, musst du den Fund der Behörde melden, meist dem Fundbüro. Eine Meldung an uns ersetzt das nicht.',
      },
    },
  },
  {
    id: 'report',
    title: { en: 'What we do with your report', de: 'Was wir mit deiner Meldung tun' },
    parts: {
      list: {
        en: [
          'We store it, and our team gets it by email. We don’t publish it.',
          'If someone asks for it, we’ll ask them about the detail you kept to yourself.',
          'Please don’t send pictures of identity cards or names of children.',
        ],
        de: [
          'Wir speichern sie, und unser Team bekommt sie per E-Mail. Wir veröffentlichen sie nicht.',
          'Wenn jemand nach dem Ding fragt, fragen wir nach dem Merkmal, das du für dich behalten hast.',
          'Bitte schick keine Bilder von Ausweisen und keine Namen von Kindern.',
        ],
      },
      text: {
        en: 'Our [privacy notice](datenschutz) says how long we keep it.',
        de: 'Wie lange wir sie behalten, steht in unserer [Datenschutzerklärung](datenschutz).',
      },
    },
  },
];

/** The way around the form: a message in the visitor's own words, which we begin. */
export const findTheLostContact = {
  text: {
    en: 'Rather use your own words?',
    de: 'Möchtest du lieber mit eigenen Worten schreiben?',
  },
  label: { en: 'Report it with the contact form', de: 'Mit dem Kontaktformular melden' },
  message: {
    en: 'I found something.\nWhat it is: \nWhere it was: \nWhen: \nWhere it is now: ',
    de: 'Ich habe etwas gefunden.\nWas es ist: \nWo es lag: \nWann: \nWo es jetzt ist: ',
  },
} as const satisfies Record<string, Localized>;

export const findTheLostChecked: Checked = {
  sources: [sourcesOfWords.bgb965],
  lastChecked: '2026-11-20',
};
