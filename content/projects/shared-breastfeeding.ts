import type { Passage } from '#content/blocks/passage.ts';
import type { Localized } from '#contract/locale.ts';
import type { ProjectWords } from './project-words.ts';

const milkBanks = 'https://www.frauenmilchbank.de';
const advice =
  'https://gesund-ins-leben.de/fuer-fachkreise/gesund-leben-in-der-stillzeit/nachgefragt/muttermilch-tausch/';

/** Stands first, open, before anything can be done on the page (docs/decisions/010-differences.md); more under "Safety". */
export const warning = {
  title: { en: 'First: what German health experts say', de: 'Zuerst: was deutsche Fachleute sagen' },
  text: {
    en: 'They advise against feeding a baby another mother’s milk that’s passed on privately. It can pass on infections and medicines. Ask your midwife or your paediatrician.',
    de: 'Sie raten davon ab, einem Baby die Milch einer anderen Mutter zu geben, wenn sie privat weitergegeben wird. Sie kann Infektionen und Medikamente übertragen. Frag deine Hebamme oder die Kinderarztpraxis.',
  },
} as const satisfies Record<string, Localized>;

export const sharedBreastfeeding: ProjectWords = {
  intro: {
    en: 'The idea: parents who find touch, noise or broken sleep hard meet in a small group to rest, talk and help each other. It doesn’t matter whether you breastfeed, pump or use formula.',
    de: 'Die Idee: Eltern, für die Berührung, Lärm oder unterbrochener Schlaf schwer sind, treffen sich in einer kleinen Gruppe, ruhen sich aus, reden und helfen einander. Ob du stillst, abpumpst oder Säuglingsnahrung gibst, ist egal.',
  },
  more: {
    en: [
      'The name sounds like sharing milk. What we share is time, quiet and experience.',
      'Our plan: small groups of 3-5 mothers, ideally 10-20 families in all. These are our own numbers, not advice from a health authority.',
    ],
    de: [
      'Der Name klingt nach geteilter Milch. Wir teilen Zeit, Ruhe und Erfahrung.',
      'Unser Plan: kleine Gruppen von 3 bis 5 Müttern, am besten 10 bis 20 Familien insgesamt. Das sind unsere eigenen Zahlen, kein Rat einer Behörde.',
    ],
  },
  needs: {
    id: 'needs',
    title: { en: 'What we need', de: 'Was wir brauchen' },
    drawing: '/drawings/circle-chair.svg',
    parts: {
      list: {
        en: [
          'A quiet room with soft light, chairs and cushions',
          'Ear defenders for parents and older children',
          'A midwife or breastfeeding counsellor',
          'Advice from a doctor and from a lawyer before anything begins',
        ],
        de: [
          'Ein ruhiger Raum mit weichem Licht, Stühlen und Kissen',
          'Gehörschutz für Eltern und ältere Kinder',
          'Eine Hebamme oder Stillberaterin',
          'Rat aus Medizin und Recht, bevor etwas beginnt',
        ],
      },
    },
  },
  benefits: {
    id: 'benefits',
    title: { en: 'What we hope for', de: 'Was wir uns erhoffen' },
    drawing: '/drawings/circle-tea.svg',
    parts: {
      text: {
        en: 'These are hopes, not proven effects.',
        de: 'Das sind Hoffnungen, keine bewiesenen Wirkungen.',
      },
      list: {
        en: [
          'You feel less alone, and you rest while someone else makes tea.',
          'You can be there with headphones and without talking.',
        ],
        de: [
          'Du fühlst dich weniger allein und ruhst dich aus, während jemand anderes Tee kocht.',
          'Du kannst mit Kopfhörern und ohne zu reden dabei sein.',
        ],
      },
    },
  },
  status: {
    id: 'status',
    title: { en: 'Current status', de: 'Aktueller Stand' },
    drawing: '/drawings/circle-seed.svg',
    parts: {
      text: {
        en: 'An idea we’re still looking into. There’s no group and no date yet.',
        de: 'Eine Idee, die wir noch prüfen. Eine Gruppe oder einen Termin gibt es noch nicht.',
      },
    },
  },
  safety: {
    id: 'safety',
    title: { en: 'Safety', de: 'Sicherheit' },
    drawing: '/drawings/circle-shield.svg',
    parts: {
      position: {
        en: `The advice is the position of the National Breastfeeding Commission and of the network [Gesund ins Leben](${advice}). It’s the same for milk from the internet or from friends, free of charge or paid.`,
        de: `So sehen es die Nationale Stillkommission und das Netzwerk [Gesund ins Leben](${advice}), ob die Milch aus dem Internet kommt oder von Bekannten, kostenlos oder gegen Geld.`,
      },
      tested: {
        en: `Tested and pasteurised milk comes from a [milk bank (Frauenmilchbank)](${milkBanks}). It’s mainly for babies who were born too early or are ill. Heating milk at home doesn’t replace this.`,
        de: `Geprüfte und pasteurisierte Milch gibt es bei einer [Frauenmilchbank](${milkBanks}). Sie ist vor allem für zu früh geborene und kranke Babys. Erhitzen zu Hause ersetzt das nicht.`,
      },
      list: {
        en: [
          'You can’t make privately shared milk safe at home.',
          'Never give privately shared milk to a baby who was born early or is ill. Ask the hospital.',
          'Ask your doctor before you stop a medicine because of breastfeeding.',
          'Please don’t send us any health data. The circle is for adults aged 18 or over.',
        ],
        de: [
          'Die Risiken privat weitergegebener Milch lassen sich zu Hause nicht ausschließen.',
          'Gib einem zu früh geborenen oder kranken Baby nie privat weitergegebene Milch. Frag in der Klinik.',
          'Frag in der Praxis, bevor du ein Medikament wegen des Stillens absetzt.',
          'Bitte schick uns keine Gesundheitsdaten. Der Kreis ist für Erwachsene ab 18 Jahren.',
        ],
      },
    },
  },
  health: {
    title: { en: 'Health guidelines', de: 'Gesundheitsregeln' },
    lead: {
      en: 'For your own child. Open the one you need. This is information, not medical advice.',
      de: 'Für dein eigenes Kind. Öffne, was du brauchst. Das sind Informationen, kein ärztlicher Rat.',
    },
    guidelines: [
      {
        id: 'hands',
        title: { en: 'Clean hands, clean bottles', de: 'Saubere Hände, saubere Flaschen' },
        points: {
          en: [
            'Wash your hands with soap for 20 seconds before you pump or touch milk.',
            'Write the date on each bottle. Never refreeze thawed milk.',
            'Put the milk at the back of the fridge, not in the door.',
          ],
          de: [
            'Wasch dir 20 Sekunden lang die Hände mit Seife, bevor du abpumpst oder Milch anfasst.',
            'Schreib das Datum auf jede Flasche. Frier Aufgetautes nie wieder ein.',
            'Stell die Milch hinten in den Kühlschrank, nicht in die Tür.',
          ],
        },
      },
      {
        id: 'illness',
        title: { en: 'Illness and medicines', de: 'Krankheit und Medikamente' },
        points: {
          en: [
            'Infections and medicines can pass into milk, including medicines for ADHD or pain. Ask the doctor who prescribes them.',
          ],
          de: [
            'Infektionen und Medikamente können in die Milch übergehen. Das gilt auch für Mittel gegen ADHS oder Schmerzen: Frag die Ärztin oder den Arzt, die sie dir verschreiben.',
          ],
        },
      },
    ],
  },
  community: {
    id: 'community',
    title: { en: 'Community guidelines', de: 'Regeln für das Miteinander' },
    drawing: '/drawings/circle-talk.svg',
    parts: {
      list: {
        en: [
          'No milk is passed on.',
          'No photos, and no names of children on the internet.',
          'What is said in the circle stays there, unless someone is in danger.',
        ],
        de: [
          'Es wird keine Milch weitergegeben.',
          'Keine Fotos und keine Namen von Kindern im Internet.',
          'Was im Kreis erzählt wird, bleibt dort, außer jemand ist in Gefahr.',
        ],
      },
    },
  },
  checked: {
    lastChecked: '2026-11-20',
    sources: [
      { title: 'Gesund ins Leben: Muttermilch-Tausch', url: advice, lang: 'de' },
      {
        title: 'Nationale Stillkommission (2014), bei Thieme: Muttermilchbörsen',
        url: 'https://www.thieme.de/de/hebammenarbeit/muttermilchboersen-57303.htm',
        lang: 'de',
      },
      {
        title: 'Frauenmilchbank-Initiative',
        url: milkBanks,
        lang: 'de',
      },
      {
        title: 'Nationale Stillkommission (2024): Umgang mit abgepumpter Muttermilch',
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
        title: 'hallo-eltern.de: Muttermilch aufbewahren',
        url: 'https://www.hallo-eltern.de/baby/muttermilch-aufbewahren/',
        lang: 'de',
      },
    ],
  },
};

type Storage = {
  readonly title: Localized;
  readonly lead: Localized;
  /** Shows the table. */
  readonly open: Localized;
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
    en: 'For healthy babies born at term, at home. The stricter figure comes first. It doesn’t make it safe to pass milk on.',
    de: 'Für gesunde, zum Termin geborene Babys, zu Hause. Die strengere Angabe steht vorn. Sie macht es nicht sicher, Milch weiterzugeben.',
  },
  open: { en: 'Show the times', de: 'Die Zeiten zeigen' },
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
    en: 'Don’t add these times together. They’re for your own, healthy child; the statement of the National Breastfeeding Commission (15 March 2024) covers nothing else. If you’re not sure, ask your midwife.',
    de: 'Diese Zeiten darf man nicht zusammenzählen. Sie gelten für das eigene, gesunde Kind; auch die Nationale Stillkommission (15. März 2024) spricht nur davon. Wenn du unsicher bist, frag deine Hebamme.',
  },
};

export const help: Passage = {
  id: 'help',
  title: { en: 'Where to get help', de: 'Wo es Hilfe gibt' },
  drawing: '/drawings/circle-phone.svg',
  parts: {
    list: {
      en: [
        'Too little milk: your midwife, a breastfeeding counsellor, your paediatrician. The alternative that Gesund ins Leben names is formula.',
        `Too much milk: ask a [milk bank](${milkBanks}) whether you can donate`,
        'At night and at the weekend: the medical on-call service, 116 117',
        'If life is in danger: 112. More numbers are on [Help right now](help-now).',
      ],
      de: [
        'Zu wenig Milch: deine Hebamme, eine Stillberaterin, die Kinderarztpraxis. Die Alternative, die Gesund ins Leben nennt, ist Säuglingsnahrung.',
        `Zu viel Milch: Frag eine [Frauenmilchbank](${milkBanks}), ob du spenden kannst`,
        'Nachts und am Wochenende: der ärztliche Bereitschaftsdienst, 116 117',
        'Lebensgefahr: 112. Mehr Nummern stehen unter [Hilfe sofort](help-now).',
      ],
    },
  },
};

export const next = {
  text: {
    en: 'Have a question about the circle? Please leave out any health data.',
    de: 'Hast du eine Frage zum Kreis? Schreib bitte ohne Gesundheitsdaten.',
  },
  label: { en: 'Ask about the support circle', de: 'Nach dem Unterstützungskreis fragen' },
  message: {
    en: 'Hello, I have a question about the support circle: ',
    de: 'Hallo, ich habe eine Frage zum Unterstützungskreis: ',
  },
} as const satisfies Record<string, Localized>;
