import type { Passage } from '#content/blocks/passage.ts';
import type { Checked } from '#content/blocks/source.ts';
import { sourcesOfWords } from '#content/words/sources.ts';
import type { Localized } from '#contract/locale.ts';

export const diagnosticsTitle: Localized = {
  en: 'Diagnostics: three ways to understand yourself',
  de: 'Diagnostik: drei Wege, dich zu verstehen',
};

export const diagnosticsLead: Localized = {
  en: 'What you can find out by yourself, what others can tell you, and how an official diagnosis of autism or ADHD works in Germany.',
  de: 'Was du selbst herausfinden kannst, was andere dir sagen können und wie eine offizielle Diagnose von Autismus oder ADHS in Deutschland abläuft.',
};

export const diagnosticsNotice: Localized = {
  en: 'This is information, not medical advice. We can’t tell you whether you are autistic or have ADHD. If someone is in danger now, call 112.',
  de: 'Das sind Informationen, kein ärztlicher Rat. Wir können dir nicht sagen, ob du autistisch bist oder ADHS hast. Wenn jetzt jemand in Gefahr ist, ruf 112 an.',
};

export const toTheTest: Localized = { en: 'Open the prototype', de: 'Prototyp öffnen' };

type Pillar = {
  readonly id: string;
  readonly drawing: `/drawings/pillar-${string}.svg`;
  readonly title: Localized;
  readonly text: Localized;
  readonly can: Localized;
  readonly cannot: Localized;
};

export const pillars: readonly Pillar[] = [
  {
    id: 'self',
    drawing: '/drawings/pillar-self.svg',
    title: { en: 'Self', de: 'Selbst' },
    text: {
      en: 'You know your days best. Write down what’s hard, what helps, and since when. Examples from your childhood are useful too.',
      de: 'Du kennst deine Tage am besten. Schreib auf, was schwer ist, was hilft und seit wann. Auch Beispiele aus der Kindheit sind nützlich.',
    },
    can: {
      en: 'It can give you words for what you experience, and notes for an appointment.',
      de: 'Das kann dir Worte geben für das, was du erlebst, und Notizen für einen Termin.',
    },
    cannot: {
      en: 'It can’t rule out other causes.',
      de: 'Es kann andere Ursachen nicht ausschließen.',
    },
  },
  {
    id: 'community',
    drawing: '/drawings/pillar-community.svg',
    title: { en: 'Community', de: 'Gemeinschaft' },
    text: {
      en: 'Others have had similar experiences. You can read, listen and ask what helped them, in a group or on your own.',
      de: 'Andere haben Ähnliches erlebt. Du kannst lesen, zuhören und fragen, was ihnen geholfen hat, in einer Gruppe oder allein.',
    },
    can: {
      en: 'It can show you that you’re not alone, and where others found help.',
      de: 'Das kann dir zeigen, dass du nicht allein bist und welche Stellen andere kennen.',
    },
    cannot: {
      en: 'It can’t tell you what applies to you.',
      de: 'Es kann dir nicht sagen, was auf dich zutrifft.',
    },
  },
  {
    id: 'official',
    drawing: '/drawings/pillar-official.svg',
    title: { en: 'Official Diagnostic', de: 'Offizielle Diagnostik' },
    text: {
      en: 'Experienced doctors and psychotherapists look at your life as a whole. They also look for other explanations.',
      de: 'Erfahrene Fachleute aus Medizin und Psychotherapie sehen sich dein Leben im Ganzen an. Sie suchen auch nach anderen Erklärungen.',
    },
    can: {
      en: 'It can open the way to treatment, and to support you can only get with a diagnosis.',
      de: 'Das kann den Weg öffnen zu Behandlung und zu Unterstützung, die es nur mit einer Diagnose gibt.',
    },
    cannot: {
      en: 'It can’t tell you who you are.',
      de: 'Es kann dir nicht sagen, wer du bist.',
    },
  },
];

/** Above everything else: who comes here is often worn out, and asks what to do first. */
export const firstSteps: readonly Passage[] = [
  {
    id: 'first',
    drawing: '/drawings/part-steps.svg',
    title: { en: 'What to do first', de: 'Was du zuerst tun kannst' },
    parts: {
      list: {
        en: [
          'Write down what’s hard, and since when. There’s [a list to fill in](printables/first-appointment).',
          'Show it to your family doctor, or for a child to the paediatrician, and ask for a referral.',
          'Ask several places early: the wait is long. Many [life hacks](resources/life-hacks) need no diagnosis.',
        ],
        de: [
          'Schreib auf, was schwer ist und seit wann. Dafür gibt es [eine Liste zum Ausfüllen](printables/first-appointment).',
          'Zeig sie in der Hausarztpraxis, für ein Kind in der Kinderarztpraxis, und bitte um eine Überweisung.',
          'Frag früh mehrere Stellen: Das Warten dauert. Für viele [Alltagshilfen](resources/life-hacks) brauchst du keine Diagnose.',
        ],
      },
    },
  },
];

export const pillarsDrawing = '/drawings/way-pillars.svg';

export const pillarsTitle: Localized = { en: 'Three pillars', de: 'Drei Säulen' };

export const diagnosticsPassages: readonly Passage[] = [
  {
    id: 'approach',
    drawing: '/drawings/way-approach.svg',
    title: { en: 'Our Approach', de: 'Unser Ansatz' },
    parts: {
      person: {
        en: 'We start from the person, not from a list of faults. You decide how far you want to go. Some people want a diagnosis, some don’t, and both are welcome here.',
        de: 'Wir gehen vom Menschen aus, nicht von einer Liste von Fehlern. Du entscheidest, wie weit du gehen möchtest. Manche suchen eine Diagnose, manche nicht, und beides ist ein guter Grund, hier zu sein.',
      },
      prototype: {
        en: 'Our self-assessment is a prototype with two sample questions. It doesn’t count, keep or score anything. It only shows how we’d like to ask: one question at a time, with the reason next to it.',
        de: 'Unsere Selbsteinschätzung ist ein Prototyp mit zwei Beispielfragen. Sie zählt nichts, behält nichts und gibt kein Ergebnis. Sie zeigt nur, wie wir fragen möchten: eine Frage nach der anderen, mit dem Grund daneben.',
      },
    },
  },
];

export const journey = {
  title: { en: 'Supporting Your Journey', de: 'Unterstützung auf deinem Weg' },
  text: {
    en: 'This is how an official diagnosis works in Germany. Details differ from place to place, so ask the practice or clinic.',
    de: 'So läuft eine offizielle Diagnose in Deutschland ab. Die Einzelheiten sind von Ort zu Ort verschieden: Frag in der Praxis oder Klinik.',
  },
} as const satisfies Record<string, Localized>;

/** The German pathway, for whom it is: each opens their own below "Supporting Your Journey". */
export const pathways: readonly Passage[] = [
  {
    id: 'autism-adults',
    title: { en: 'Autism: adults', de: 'Autismus: Erwachsene' },
    parts: {
      way: {
        en: 'Usually a specialist refers you to an autism centre. There are far fewer of these for adults. The association autismus Deutschland says the wait is one to two years. In July 2024 almost all waiting lists were closed or only open to people from the region.',
        de: 'Der Weg führt meist über eine Facharztpraxis zu einer spezialisierten Stelle. Für Erwachsene gibt es davon viel weniger. Der Verband autismus Deutschland spricht von ein bis zwei Jahren Wartezeit. Im Juli 2024 waren fast alle Wartelisten geschlossen oder nur für Menschen aus der Gegend offen.',
      },
      result: {
        en: 'The result can also be a different diagnosis, or none.',
        de: 'Am Ende kann auch eine andere Diagnose stehen oder keine.',
      },
    },
  },
  {
    id: 'autism-young',
    title: { en: 'Autism: children and young people', de: 'Autismus: Kinder und Jugendliche' },
    parts: {
      text: {
        en: 'Start with your paediatrician, who can refer you to a specialist: a social paediatric centre (SPZ), a clinic for child and adolescent psychiatry, or a specialised practice. Most regions have one.',
        de: 'Beginne in der Kinderarztpraxis. Sie überweist an eine Fachstelle: ein Sozialpädiatrisches Zentrum (SPZ), eine Klinik für Kinder- und Jugendpsychiatrie oder eine spezialisierte Praxis. Solche Stellen gibt es in den meisten Gegenden.',
      },
    },
  },
  {
    id: 'adhd-adults',
    title: { en: 'ADHD: adults', de: 'ADHS: Erwachsene' },
    parts: {
      who: {
        en: 'Experienced psychiatrists, neurologists and psychological psychotherapists can diagnose ADHD. Only doctors can prescribe medicine. Usually there’s a conversation about your life, school reports, questionnaires, often the view of someone close to you, and a check for other causes.',
        de: 'Erfahrene Praxen für Psychiatrie, Neurologie und Psychologische Psychotherapie können ADHS feststellen. Nur Ärztinnen und Ärzte können Medikamente verschreiben. Üblich sind ein Gespräch über dein Leben, Schulzeugnisse, Fragebögen, oft die Sicht eines nahen Menschen und die Prüfung anderer Ursachen.',
      },
      appointments: {
        en: 'Appointments are hard to get here too: ADHS Deutschland says there are far too few doctors.',
        de: 'Auch hier sind Plätze selten. ADHS Deutschland spricht von viel zu wenigen Ärztinnen und Ärzten.',
      },
    },
  },
  {
    id: 'adhd-young',
    title: { en: 'ADHD: children and young people', de: 'ADHS: Kinder und Jugendliche' },
    parts: {
      text: {
        en: 'Your paediatrician is a good place to start. Who diagnoses it, what they look at and what helps while you wait: [ADHD in children](diagnostics/children).',
        de: 'Deine Kinderarztpraxis ist ein guter Anfang. Wer die Diagnose stellt, was angesehen wird und was beim Warten hilft: [ADHS bei Kindern](diagnostics/children).',
      },
    },
  },
];

/** What is the same for all of them. */
export const forAll: readonly Passage[] = [
  {
    id: 'appointments',
    drawing: '/drawings/way-appointment.svg',
    title: { en: 'Appointments and cost', de: 'Termine und Kosten' },
    parts: {
      list: {
        en: [
          'The number 116 117 finds appointments for people with statutory health insurance (gesetzlich versichert). You can’t choose the practice. If phoning is hard: ask someone to call for you, or write to a practice.',
          'You don’t need a referral for a first talk with a psychotherapist (psychotherapeutische Sprechstunde). Other specialists usually ask for one, with a code on it.',
          'Statutory health insurance pays for autism diagnostics in recognised clinics and centres, usually with a specialist’s referral. Elsewhere you may have to pay yourself: ask before you book.',
        ],
        de: [
          'Die Nummer 116 117 vermittelt Termine an gesetzlich Versicherte. Die Praxis kannst du nicht aussuchen. Fällt dir Anrufen schwer? Bitte jemanden, für dich anzurufen, oder schreib einer Praxis.',
          'Für ein erstes Gespräch, die psychotherapeutische Sprechstunde, brauchst du keine Überweisung. Andere Facharztpraxen möchten meist eine, mit einem Code darauf.',
          'Die gesetzliche Krankenkasse zahlt die Autismus-Diagnostik in anerkannten Kliniken und Zentren, in der Regel mit einer Überweisung aus der Facharztpraxis. Andere Angebote musst du teils selbst zahlen: Frag vor dem Termin.',
        ],
      },
    },
  },
  {
    id: 'waiting',
    drawing: '/drawings/way-waiting.svg',
    title: { en: 'While you wait', de: 'Während du wartest' },
    parts: {
      list: {
        en: [
          '[autismus Deutschland](https://www.autismus.de): addresses and regional groups.',
          '[ADHS Deutschland](https://www.adhs-deutschland.de): self-help groups and advice by volunteers.',
          '[Teilhabeberatung (EUTB)](https://www.teilhabeberatung.de): free, independent advice about support you can apply for.',
          'When a day is too much: [who you can call or write to](help-now).',
        ],
        de: [
          '[autismus Deutschland](https://www.autismus.de): Adressen und Gruppen vor Ort.',
          '[ADHS Deutschland](https://www.adhs-deutschland.de): Selbsthilfegruppen und Beratung durch Freiwillige.',
          '[Teilhabeberatung (EUTB)](https://www.teilhabeberatung.de): kostenlose, unabhängige Beratung zu Hilfen, die du beantragen kannst.',
          'Wenn ein Tag zu viel ist: [wen du anrufen oder wem du schreiben kannst](help-now).',
        ],
      },
    },
  },
];

export const diagnosticsNext = {
  text: {
    en: 'You don’t have to remember everything at the appointment. Write it down before.',
    de: 'Du musst dir für den Termin nicht alles merken. Schreib es vorher auf.',
  },
  label: { en: 'List for the first appointment', de: 'Liste für den ersten Termin' },
} as const satisfies Record<string, Localized>;

export const diagnosticsChecked: Checked = {
  sources: [
    sourcesOfWords.autismus,
    {
      title: 'Vollkommen Ich: ADHS, wie erhalte ich eine Diagnose?',
      url: 'https://vollkommen-ich.de/blog/adhs-wie-erhalte-ich-eine-diagnose',
      lang: 'de',
    },
    sourcesOfWords.diagnostikplus,
    sourcesOfWords.swr,
    sourcesOfWords.kvsh,
    sourcesOfWords.kindernetzwerk,
    {
      title: 'Rheuma-Liga: Teilhabeberatung',
      url: 'https://www.rheuma-liga.de/aktuelles/detailansicht/teilhabeberatung-lotsen-durch-das-paragrafenlabyrinth',
      lang: 'de',
    },
  ],
  lastChecked: '2026-11-20',
};
