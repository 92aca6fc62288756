import type { Localized } from '#contract/locale.ts';
import type { Brief } from './brief.ts';
import type { Passage } from './passage.ts';
import type { Checked } from './source.ts';

export const findTheLostTitle: Localized = { en: 'Find the Lost', de: 'Verlorenes finden' };

export const findTheLostLead: Localized = {
  en: 'A lost thing can be more than a thing: the one toy, the one pair of headphones, the key on its own ribbon. If you found something, help it get back to its owner.',
  de: 'Ein verlorenes Ding kann mehr sein als ein Ding: das eine Kuscheltier, genau diese Kopfhörer, der Schlüssel an seinem Band. Wenn du etwas gefunden hast, hilf mit, dass es zurückkommt.',
};

export const findTheLostDrawing: Localized = {
  en: 'Drawing: a squirrel sits beside a lost key with a ribbon, in front of soft hills',
  de: 'Zeichnung: Ein Eichhörnchen sitzt neben einem verlorenen Schlüssel mit Band, vor sanften Hügeln',
};

export const firstVersion: Localized = {
  en: 'This is a simple first version. There is no form of its own yet: you report a find with our contact form. A person reads it, no machine compares anything.',
  de: 'Das ist eine einfache erste Fassung. Es gibt noch kein eigenes Formular: Du meldest einen Fund mit unserem Kontaktformular. Ein Mensch liest ihn, keine Maschine vergleicht etwas.',
};

export const findTheLostBrief: Brief = {
  points: {
    en: [
      'Tell us what you found and where. A nickname is enough.',
      'Keep one detail to yourself, so that the owner can prove that it is theirs.',
      'Worth more than 10 euro? The lost property office (Fundbüro) must know too.',
    ],
    de: [
      'Sag uns, was du gefunden hast und wo. Ein Spitzname genügt.',
      'Behalte ein Merkmal für dich. So kann die Person, der es gehört, das zeigen.',
      'Mehr als 10 Euro wert? Dann muss auch das Fundbüro davon wissen.',
    ],
  },
  minutes: 3,
};

export const findTheLostPassages: readonly Passage[] = [
  {
    title: { en: 'How to report a find', de: 'So meldest du einen Fund' },
    parts: [
      {
        en: [
          'What it is: one or two words, such as “grey headphones”.',
          'Where it was: a street, a bus line, a bench. You do not have to share your own location.',
          'When you found it, as well as you remember.',
          'Where it is now: with you, still there, or handed in.',
          'How we can reach you. An e-mail address is enough. Nobody phones you.',
        ],
        de: [
          'Was es ist: ein oder zwei Wörter, zum Beispiel „graue Kopfhörer“.',
          'Wo es lag: eine Straße, eine Buslinie, eine Bank. Deinen eigenen Standort musst du nicht teilen.',
          'Wann du es gefunden hast, so gut du dich erinnerst.',
          'Wo es jetzt ist: bei dir, noch dort oder abgegeben.',
          'Wie wir dich erreichen. Eine E-Mail-Adresse genügt. Niemand ruft dich an.',
        ],
      },
      {
        en: 'Leave out what you do not know. A short report is better than none.',
        de: 'Lass weg, was du nicht weißt. Eine kurze Meldung ist besser als keine.',
      },
    ],
  },
  {
    title: { en: 'What the law asks of you', de: 'Was das Gesetz von dir verlangt' },
    parts: [
      {
        en: 'In Germany, whoever takes a found thing must tell the owner without delay. If you do not know the owner and the thing is worth more than 10 euro, you must tell the authority, in most towns the Fundbüro. A report to us does not replace that.',
        de: 'Wer in Deutschland eine gefundene Sache an sich nimmt, muss es ohne Verzögerung der Person sagen, der sie gehört. Kennst du sie nicht und ist die Sache mehr als 10 Euro wert, musst du den Fund der Behörde melden, meist dem Fundbüro. Eine Meldung an uns ersetzt das nicht.',
      },
    ],
  },
  {
    title: { en: 'What we do with your report', de: 'Was wir mit deiner Meldung tun' },
    parts: [
      {
        en: [
          'We store it, and our team gets it by e-mail. We do not publish it.',
          'When somebody asks for the thing, we ask them for the detail that you kept to yourself.',
          'Please send no pictures of identity cards and no names of children.',
        ],
        de: [
          'Wir speichern sie, und unser Team bekommt sie per E-Mail. Wir veröffentlichen sie nicht.',
          'Wenn jemand nach dem Ding fragt, fragen wir nach dem Merkmal, das du für dich behalten hast.',
          'Bitte schick keine Bilder von Ausweisen und keine Namen von Kindern.',
        ],
      },
      {
        en: 'How long we keep it stands in our [privacy notice](datenschutz).',
        de: 'Wie lange wir sie behalten, steht in unserer [Datenschutzerklärung](datenschutz).',
      },
    ],
  },
];

export const findTheLostNext = {
  text: {
    en: 'Did you find something? We began the message for you. Fill in what you know.',
    de: 'Hast du etwas gefunden? Wir haben die Nachricht für dich begonnen. Füll aus, was du weißt.',
  },
  label: { en: 'Report a found thing', de: 'Einen Fund melden' },
  message: {
    en: 'I found something.\nWhat it is: \nWhere it was: \nWhen: \nWhere it is now: ',
    de: 'Ich habe etwas gefunden.\nWas es ist: \nWo es lag: \nWann: \nWo es jetzt ist: ',
  },
} as const satisfies Record<string, Localized>;

export const findTheLostSources: Checked = {
  sources: [
    {
      title: 'Bürgerliches Gesetzbuch, § 965: Anzeigepflicht des Finders',
      url: 'https://www.gesetze-im-internet.de/bgb/__965.html',
      lang: 'de',
    },
  ],
  lastChecked: '2026-11-20',
};
