import type { Localized } from '#contract/locale.ts';
import type { ProjectWords } from './project-words.ts';
import type { Passage } from './passage.ts';

const milkBanks =
  'https://www.frauenmilchbank.de/neuigkeiten/2025/11/10/deutsche-frauenmilchbanken-schlieen-sich-zusammen-neugrndung-frauenmilchbankgremium';
const advice =
  'https://gesund-ins-leben.de/fuer-fachkreise/gesund-leben-in-der-stillzeit/nachgefragt/muttermilch-tausch/';

/** Stands first, open, before anything can be done on the page (docs/decisions/010-differences.md). */
export const warning: { readonly title: Localized; readonly texts: Localized<readonly string[]> } = {
  title: { en: 'First: what German health experts say', de: 'Zuerst: was deutsche Fachleute sagen' },
  texts: {
    en: [
      `German health experts advise against feeding another mother’s milk to a baby when it is passed on privately: on the internet, among friends, free of charge or paid. It can pass on infections and medicines. That is the position of the National Breastfeeding Commission and of the network [Gesund ins Leben](${advice}).`,
      `Ask your paediatrician or your midwife. Milk of other mothers that is tested and heated comes only from a [milk bank (Frauenmilchbank)](${milkBanks}).`,
      'This website offers no milk, looks for no milk, and brings nobody together for it.',
    ],
    de: [
      `Deutsche Fachleute raten davon ab, einem Baby die Milch einer anderen Mutter zu geben, wenn sie privat weitergegeben wird: über das Internet, unter Bekannten, kostenlos oder gegen Geld. Sie kann Infektionen und Medikamente übertragen. Das ist die Haltung der Nationalen Stillkommission und des Netzwerks [Gesund ins Leben](${advice}).`,
      `Frag deine Kinderärztin, deinen Kinderarzt oder deine Hebamme. Geprüfte und erhitzte Milch anderer Mütter gibt es nur bei einer [Frauenmilchbank](${milkBanks}).`,
      'Diese Website bietet keine Milch an, sucht keine Milch und bringt niemanden dafür zusammen.',
    ],
  },
};

export const sharedBreastfeeding: ProjectWords = {
  brief: {
    points: {
      en: [
        'This project is a circle for talk and support around feeding a baby. No milk is passed on.',
        'It is an idea under examination: there is nothing to sign up for.',
      ],
      de: [
        'Dieses Projekt ist ein Kreis zum Reden und Unterstützen rund um das Füttern eines Babys. Es wird keine Milch weitergegeben.',
        'Es ist eine Idee, die wir prüfen: Eine Anmeldung gibt es nicht.',
      ],
    },
    minutes: 5,
  },
  intro: {
    en: 'Feeding a baby takes much strength, above all when touch, noise or broken sleep cost you more than other people. The idea of this project: parents meet in a small group, rest, talk and help each other. It does not matter whether you breastfeed, pump or give formula.',
    de: 'Ein Baby zu füttern kostet viel Kraft, vor allem, wenn Berührung, Lärm oder unterbrochener Schlaf dich mehr kosten als andere. Die Idee dieses Projekts: Eltern treffen sich in einer kleinen Gruppe, ruhen sich aus, reden und helfen einander. Es ist egal, ob du stillst, abpumpst oder Säuglingsnahrung gibst.',
  },
  more: {
    en: [
      'The name “Shared breastfeeding” sounds like sharing milk. What we examine is something else: sharing time, quiet and experience.',
      'A planning idea of the group: small groups of 3-5 mothers, and ideally 10-20 families in all, so that somebody always has time. These numbers are only there to plan meetings. No health authority has set or checked them.',
    ],
    de: [
      'Der Name „Gemeinsam stillen“ klingt, als würde Milch geteilt. Was wir prüfen, ist etwas anderes: Zeit, Ruhe und Erfahrung teilen.',
      'Eine Planungsidee der Gruppe: kleine Gruppen von 3 bis 5 Müttern und am besten 10 bis 20 Familien insgesamt, damit immer jemand Zeit hat. Diese Zahlen dienen nur dazu, Treffen zu planen. Keine Behörde hat sie festgelegt oder geprüft.',
    ],
  },
  needs: {
    title: { en: 'What we need', de: 'Was wir brauchen' },
    parts: [
      {
        en: [
          'A quiet room with soft light, chairs and cushions',
          'Ear defenders for parents and older children',
          'A midwife or breastfeeding counsellor who answers questions',
          'Advice from a doctor and from a lawyer before anything begins',
        ],
        de: [
          'Ein ruhiger Raum mit weichem Licht, Stühlen und Kissen',
          'Gehörschutz für Eltern und ältere Kinder',
          'Eine Hebamme oder Stillberaterin, die Fragen beantwortet',
          'Rat aus Medizin und Recht, bevor etwas beginnt',
        ],
      },
    ],
  },
  benefits: {
    title: { en: 'What we hope for', de: 'Was wir uns erhoffen' },
    parts: [
      {
        en: 'These are hopes, not proven effects.',
        de: 'Das sind Hoffnungen, keine bewiesenen Wirkungen.',
      },
      {
        en: [
          'You feel less alone, and rest while somebody else makes tea.',
          'You can be there with headphones and without talking.',
        ],
        de: [
          'Du fühlst dich weniger allein und ruhst dich aus, während jemand anderes Tee kocht.',
          'Du kannst mit Kopfhörern und ohne zu reden dabei sein.',
        ],
      },
    ],
  },
  status: {
    title: { en: 'Current status', de: 'Aktueller Stand' },
    parts: [
      {
        en: 'An idea under examination. This page names no group and no date because none is fixed, and there is no list of people.',
        de: 'Eine Idee, die wir prüfen. Diese Seite nennt keine Gruppe und keinen Termin, weil nichts feststeht, und es gibt keine Liste von Personen.',
      },
    ],
  },
  safety: {
    title: { en: 'Safety', de: 'Sicherheit' },
    parts: [
      {
        en: [
          'The risks cannot be removed at home. A blood test shows one day only, and heating milk at home does not replace the tests of a milk bank.',
          'Babies who were born too early or are ill are at special risk. Ask the clinic or your doctor about their food, nobody else.',
          'Do not stop a medicine because of breastfeeding without asking your doctor.',
          'Please send us no health data: no illnesses, no medicines, no blood values. The circle is for adults from 18 years on.',
        ],
        de: [
          'Die Risiken lassen sich zu Hause nicht beseitigen. Ein Bluttest zeigt nur einen Tag, und Erhitzen zu Hause ersetzt nicht die Prüfung einer Milchbank.',
          'Babys, die zu früh geboren oder krank sind, sind besonders gefährdet. Frag zu ihrer Nahrung nur die Klinik oder deine Ärztin, deinen Arzt.',
          'Setz kein Medikament wegen des Stillens ab, ohne ärztlich nachzufragen.',
          'Bitte schick uns keine Gesundheitsdaten: keine Krankheiten, keine Medikamente, keine Blutwerte. Der Kreis ist für Erwachsene ab 18 Jahren.',
        ],
      },
    ],
  },
  health: {
    title: { en: 'Health guidelines', de: 'Gesundheitsregeln' },
    lead: {
      en: 'For your own child. Open the one you need. This is information, not medical advice.',
      de: 'Für dein eigenes Kind. Öffne, was du brauchst. Das ist Information, kein ärztlicher Rat.',
    },
    guidelines: [
      {
        title: { en: 'Clean hands, clean bottles', de: 'Saubere Hände, saubere Flaschen' },
        points: {
          en: [
            'Wash your hands with soap for 20 seconds before you pump or touch milk.',
            'Write the date on each bottle, and the name of your child when others look after it.',
            'Put the milk at the back of the fridge, not in the door.',
          ],
          de: [
            'Wasch dir 20 Sekunden lang die Hände mit Seife, bevor du abpumpst oder Milch anfasst.',
            'Schreib das Datum auf jede Flasche und den Namen deines Kindes, wenn andere es betreuen.',
            'Stell die Milch hinten in den Kühlschrank, nicht in die Tür.',
          ],
        },
      },
      {
        title: { en: 'Thawed milk and what is left over', de: 'Aufgetaute Milch und Reste' },
        points: {
          en: [
            'Thawed milk: up to 24 hours in the fridge. Never freeze it again.',
            'What your child leaves in the bottle: use it within 2 hours, then throw it away.',
          ],
          de: [
            'Aufgetaute Milch: bis zu 24 Stunden im Kühlschrank. Nie wieder einfrieren.',
            'Was dein Kind in der Flasche lässt: innerhalb von 2 Stunden verbrauchen, dann wegschütten.',
          ],
        },
      },
      {
        title: { en: 'Illness and medicines', de: 'Krankheit und Medikamente' },
        points: {
          en: [
            'Infections and medicines can pass into milk. This includes medicines for ADHD, sleep or pain: ask the doctor who prescribes them.',
          ],
          de: [
            'Infektionen und Medikamente können in die Milch übergehen. Das gilt auch für Mittel gegen ADHS, zum Schlafen oder gegen Schmerzen: Frag in der Praxis, die sie verschreibt.',
          ],
        },
      },
      {
        title: { en: 'Too much milk, too little milk', de: 'Zu viel Milch, zu wenig Milch' },
        points: {
          en: [
            'Too much: ask a milk bank whether you can donate.',
            'Too little: ask your midwife, a breastfeeding counsellor or your paediatrician. Formula made by the legal rules is the alternative that Gesund ins Leben names.',
          ],
          de: [
            'Zu viel: Frag bei einer Milchbank, ob du spenden kannst.',
            'Zu wenig: Frag deine Hebamme, eine Stillberaterin oder die Kinderarztpraxis. Säuglingsnahrung nach den gesetzlichen Regeln ist die Alternative, die Gesund ins Leben nennt.',
          ],
        },
      },
    ],
  },
  community: {
    title: { en: 'Community guidelines', de: 'Regeln für das Miteinander' },
    parts: [
      {
        en: [
          'No advice unless somebody asks for it.',
          'No milk changes hands.',
          'No photos, and no names of children on the internet.',
          'What is told in the circle stays there, unless somebody is in danger.',
          'Headphones, silence and breaks are always fine.',
        ],
        de: [
          'Kein Rat, um den niemand gebeten hat.',
          'Keine Milch geht von Hand zu Hand.',
          'Keine Fotos und keine Namen von Kindern im Internet.',
          'Was im Kreis erzählt wird, bleibt dort, außer jemand ist in Gefahr.',
          'Kopfhörer, Schweigen und Pausen sind immer in Ordnung.',
        ],
      },
    ],
  },
  checked: {
    lastChecked: '2026-11-20',
    sources: [
      { title: 'Gesund ins Leben: Muttermilch-Tausch', url: advice, lang: 'de' },
      {
        title: 'Thieme Hebammenarbeit: Muttermilchbörsen (Stellungnahme der Nationalen Stillkommission, 2014)',
        url: 'https://www.thieme.de/de/hebammenarbeit/muttermilchboersen-57303.htm',
        lang: 'de',
      },
      {
        title: 'American Academy of Pediatrics: Donor Human Milk for the High-Risk Infant',
        url: 'https://publications.aap.org/pediatrics/article/139/1/e20163440/52000/',
        lang: 'en',
      },
      {
        title: 'Frauenmilchbank: Deutsche Frauenmilchbanken schließen sich zusammen (November 2025)',
        url: milkBanks,
        lang: 'de',
      },
      {
        title: 'Nationale Stillkommission: Umgang mit abgepumpter Muttermilch (15. März 2024)',
        url: 'https://www.medwiss.de/2024/04/10/umgang-mit-abgepumpter-muttermilch/',
        lang: 'de',
      },
      {
        title: 'Verbraucherzentrale Sachsen: Das Beste für den Säugling',
        url: 'https://www.verbraucherzentrale-sachsen.de/pressemeldungen/lebensmittel/gesund-ernaehren/das-beste-fuer-den-saeugling-auch-ausser-haus-18730',
        lang: 'de',
      },
      {
        title: 'Overlake Hospital: Storing breast milk',
        url: 'https://healthlibrary.overlakehospital.org/Library/DiseasesConditions/Adult/Bone/90,P02681',
        lang: 'en',
      },
      {
        title: 'CDC: Frequently asked questions about breast milk',
        url: 'https://www.cdc.gov/breastfeeding/recommendations/faq.html',
        lang: 'en',
      },
    ],
  },
};

type Storage = {
  readonly title: Localized;
  readonly lead: Localized;
  readonly columns: Localized<readonly [place: string, stricter: string, other: string]>;
  readonly rows: Localized<readonly (readonly [place: string, stricter: string, other: string])[]>;
  readonly after: Localized;
};

/** The stricter figure stands first, the longer one beside it (docs/decisions/010-differences.md). */
export const storage: Storage = {
  title: {
    en: 'For your own child: how long pumped milk keeps',
    de: 'Für dein eigenes Kind: wie lange abgepumpte Milch hält',
  },
  lead: {
    en: 'For healthy babies born on time, at home. Sources differ, so the stricter figure stands first. These figures do not make it safe to pass milk on.',
    de: 'Für gesunde, zum Termin geborene Babys, zu Hause. Die Quellen sind verschieden, deshalb steht die strengere Angabe vorn. Diese Angaben machen es nicht sicher, Milch weiterzugeben.',
  },
  columns: { en: ['Where', 'Stricter figure', 'Other figure'], de: ['Wo', 'Strengere Angabe', 'Andere Angabe'] },
  rows: {
    en: [
      ['Room, up to 25 °C', 'up to 4 hours', '4-6 hours'],
      ['Fridge, below 4 °C', 'up to 3 days', 'up to 4 days'],
      ['Freezer, −18 °C or colder', 'up to 6 months', 'up to 6 months'],
    ],
    de: [
      ['Zimmer, bis 25 °C', 'bis 4 Stunden', '4 bis 6 Stunden'],
      ['Kühlschrank, unter 4 °C', 'bis 3 Tage', 'bis 4 Tage'],
      ['Gefrierschrank, −18 °C oder kälter', 'bis 6 Monate', 'bis 6 Monate'],
    ],
  },
  after: {
    en: 'The newest statement of the National Breastfeeding Commission (15 March 2024) is meant only for one’s own, healthy child. We could not read its figures. Your midwife knows them.',
    de: 'Die neueste Stellungnahme der Nationalen Stillkommission (15. März 2024) gilt nur für das eigene, gesunde Kind. Ihre Zahlen konnten wir nicht lesen. Frag deine Hebamme danach.',
  },
};

export const help: Passage = {
  title: { en: 'Where to get help', de: 'Wo es Hilfe gibt' },
  parts: [
    {
      en: [
        'Your midwife, a breastfeeding counsellor, your paediatrician',
        `A [milk bank](${milkBanks}): for milk that is tested, and when you want to donate`,
        'At night and at the weekend: the medical on-call service, 116 117',
        'Danger to life: 112. More numbers stand on [Help right now](help-now).',
      ],
      de: [
        'Deine Hebamme, eine Stillberaterin, die Kinderarztpraxis',
        `Eine [Frauenmilchbank](${milkBanks}): für geprüfte Milch, und wenn du spenden möchtest`,
        'Nachts und am Wochenende: der ärztliche Bereitschaftsdienst, 116 117',
        'Lebensgefahr: 112. Mehr Nummern stehen unter [Hilfe sofort](help-now).',
      ],
    },
  ],
};

export const next = {
  text: {
    en: 'Do you have a question about the circle, or would you like to help us examine the idea? Please write without health data.',
    de: 'Hast du eine Frage zum Kreis, oder möchtest du uns helfen, die Idee zu prüfen? Schreib bitte ohne Gesundheitsdaten.',
  },
  label: { en: 'Ask about the support circle', de: 'Nach dem Unterstützungskreis fragen' },
  message: {
    en: 'Hello, I have a question about the support circle: ',
    de: 'Hallo, ich habe eine Frage zum Unterstützungskreis: ',
  },
} as const satisfies Record<string, Localized>;
