import { sourcesOfWords } from '#content/words/sources.ts';
import type { Subject } from './subject.ts';

export const school: Subject = {
  group: 'places',
  drawing: '/drawings/school.svg',
  lead: {
    en: 'Extra time, a quiet room, a laptop: Nachteilsausgleich changes the way, not the goal. And what to do when school is too much.',
    de: 'Mehr Zeit, ein ruhiger Raum, ein Laptop: Nachteilsausgleich ändert den Weg, nicht das Ziel. Und was du tun kannst, wenn Schule nicht mehr geht.',
  },
  passages: [
    {
      id: 'what',
      drawing: '/drawings/part-scales.svg',
      title: { en: 'What Nachteilsausgleich is', de: 'Was Nachteilsausgleich ist' },
      parts: {
        same: {
          en: 'Room, time or the form of a task change. What has to be learned stays the same, the mark counts in full, and the report doesn’t mention it. Typical changes:',
          de: 'Raum, Zeit oder die Form einer Aufgabe ändern sich. Was gelernt werden muss, bleibt gleich, die Note zählt voll, und im Zeugnis steht nichts davon. Typisch sind:',
        },
        list: {
          en: [
            'more time, breaks, a separate quiet room',
            'a fixed seat, ear protection, something for the hands',
            'tasks in steps, a laptop',
            'writing instead of speaking, or the other way round; no presentation in front of the class',
          ],
          de: [
            'mehr Zeit, Pausen, ein eigener ruhiger Raum',
            'ein fester Platz, Gehörschutz, etwas für die Hände',
            'Aufgaben in Schritten, ein Laptop',
            'schriftlich statt mündlich oder umgekehrt; kein Vortrag vor der Klasse',
          ],
        },
      },
    },
    {
      id: 'ask',
      drawing: '/drawings/part-letter.svg',
      title: { en: 'How to ask', de: 'Wie du danach fragst' },
      parts: {
        letter: {
          en: 'The [letter to fill in](printables/school-letter) needs only five sentences: who it’s about, what happens in class, what has helped, which three changes you ask for, and by when you’d like an answer in writing.',
          de: 'Der [Brief zum Ausfüllen](printables/school-letter) braucht nur fünf Sätze: um wen es geht, wie es sich im Unterricht zeigt, was bisher geholfen hat, um welche drei Änderungen du bittest und bis wann du eine schriftliche Antwort möchtest.',
        },
        nrw: {
          en: 'In North Rhine-Westphalia you need an informal letter to the head and a current medical certificate, but no special-needs status. The head asks the teachers, then decides. Ask at school how it works in your federal state.',
          de: 'In Nordrhein-Westfalen sind ein formloser Brief an die Schulleitung und eine aktuelle ärztliche Bescheinigung nötig, aber kein festgestellter Förderbedarf. Die Schulleitung entscheidet und hört vorher die Lehrkräfte. Frag in der Schule, wie es in deinem Bundesland ist.',
        },
        no: {
          en: 'When the answer is no: ask for the reasons in writing, then ask again, more exactly. In North Rhine-Westphalia you can object within a month, in writing; asking again doesn’t stop that month.',
          de: 'Wenn die Antwort Nein ist: Bitte um die Gründe auf Papier und frag noch einmal, genauer. In Nordrhein-Westfalen kannst du innerhalb eines Monats schriftlich widersprechen; die Frist läuft auch, wenn du noch einmal fragst.',
        },
        adhd: {
          en: 'Most school laws don’t name ADHD. It’s still possible: show what it does in lessons and tests.',
          de: 'ADHS steht in den meisten Schulgesetzen nicht. Möglich ist es trotzdem: Zeig, was es im Unterricht und in Prüfungen bewirkt.',
        },
      },
    },
    {
      id: 'assistant',
      drawing: '/drawings/part-hand.svg',
      title: { en: 'When more help is needed', de: 'Wenn mehr Hilfe nötig ist' },
      parts: {
        who: {
          en: 'Schulbegleitung means that someone helps a child through the school day: calming, going out with them, explaining, being there at break. They don’t teach.',
          de: 'Schulbegleitung ist ein Mensch, der einem Kind durch den Schultag hilft: beruhigen, mit hinausgehen, erklären, in der Pause da sein. Unterrichten gehört nicht dazu.',
        },
        office: {
          en: 'For autism without a learning disability, and for ADHD in some cases, the youth office (Jugendamt) decides, under § 35a SGB VIII. It needs a statement from a child psychiatrist, and it looks at whether the child can take part. A diagnosis alone isn’t enough. If it refuses, its letter must say [how you can object](resources/care), and by when.',
          de: 'Bei Autismus ohne geistige Behinderung und manchmal bei ADHS entscheidet das Jugendamt nach § 35a SGB VIII. Es braucht eine kinderpsychiatrische Stellungnahme und prüft, ob das Kind teilhaben kann. Eine Diagnose allein reicht nicht. Lehnt es ab, muss im Bescheid stehen, [was du dagegen tun kannst](resources/care) und bis wann.',
        },
      },
    },
    {
      id: 'refusal',
      drawing: '/drawings/part-door.svg',
      title: { en: 'When school is too much', de: 'Wenn Schule nicht mehr geht' },
      parts: {
        why: {
          en: 'Some children find school almost unbearable: noise, demands, [bullying](resources/bullying). That’s more than not wanting to.',
          de: 'Manche Kinder halten die Schule kaum noch aus: Lärm, Druck, [Mobbing](resources/bullying). Das ist mehr als keine Lust.',
        },
        talk: {
          en: 'School stays compulsory, so talk to the school and your paediatrician early. The Schulpsychologie advises you for free and in confidence. When it’s too much for you: [helplines](help-now).',
          de: 'Die Schulpflicht gilt weiter: Sprich früh mit der Schule und der Kinderarztpraxis. Die Schulpsychologie berät kostenlos und vertraulich. Wenn es dir zu viel wird: [Hilfe am Telefon und im Chat](help-now).',
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: [
        'In North Rhine-Westphalia you can ask for it yourself once you’re 18.',
        'Final exams often have rules of their own, so ask early.',
        'In vocational training, exams must take a disability into account (§ 65 BBiG).',
      ],
      de: [
        'In Nordrhein-Westfalen kannst du ab 18 selbst darum bitten.',
        'Für Abschlussprüfungen gibt es oft eigene Regeln, also frag früh.',
        'In der Ausbildung müssen Prüfungen eine Behinderung berücksichtigen (§ 65 BBiG).',
      ],
    },
    parents: {
      en: [
        'Ask your child which change would help most.',
        'Final exams often have rules of their own, so ask early.',
        'You can suggest who does the Schulbegleitung.',
        'If your child can’t go: look for the reason together. A subject, the breaks, the noise, the way there, a person? As long as the reason stays, it often doesn’t get easier.',
        'Ask for the plan in writing, and to look back on it after eight weeks.',
      ],
      de: [
        'Frag dein Kind, welche Änderung am meisten helfen würde.',
        'Für Abschlussprüfungen gibt es oft eigene Regeln, also frag früh.',
        'Du darfst vorschlagen, wer die Schulbegleitung leistet.',
        'Wenn dein Kind nicht hingehen kann: Sucht zusammen den Grund. Ein Fach, die Pause, der Lärm, der Weg, ein Mensch? Solange der Grund bleibt, wird es oft nicht leichter.',
        'Bitte um einen schriftlichen Plan und um einen Rückblick nach acht Wochen.',
      ],
    },
    teachers: {
      en: [
        'In North Rhine-Westphalia you can suggest it yourself.',
        'Try one change for a few weeks, then ask the pupil how it went.',
      ],
      de: [
        'In Nordrhein-Westfalen kannst du es selbst anregen.',
        'Probier eine Änderung einige Wochen lang. Frag dann das Kind, wie es war.',
      ],
    },
  },
  steps: {
    en: [
      'Write down three situations and three changes.',
      'Give the letter to the head, and talk to the class teacher.',
      'If that’s not enough: go to the youth office, with free advice from the [EUTB](resources/care).',
    ],
    de: [
      'Schreib drei Situationen und drei Änderungen auf.',
      'Gib den Brief der Schulleitung und sprich mit der Klassenleitung.',
      'Wenn das nicht reicht: zum Jugendamt, mit kostenloser Beratung der [EUTB](resources/care).',
    ],
  },
  terms: [
    {
      id: 'psychology',
      term: { en: 'Schulpsychologie', de: 'Schulpsychologie' },
      meaning: {
        en: 'psychologists of the school authority, for pupils, parents and teachers; the school knows where they are',
        de: 'Psychologinnen und Psychologen der Schulbehörde, für Kinder, Eltern und Lehrkräfte; die Schule weiß, wo',
      },
    },
    {
      id: 'notenschutz',
      term: { en: 'Notenschutz', de: 'Notenschutz' },
      meaning: {
        en: 'something else than Nachteilsausgleich: a part isn’t marked; the report may say so',
        de: 'etwas anderes als Nachteilsausgleich: ein Teil wird nicht benotet; das darf im Zeugnis stehen',
      },
    },
    {
      id: 'special-needs',
      term: { en: 'Sonderpädagogischer Förderbedarf', de: 'Sonderpädagogischer Förderbedarf' },
      meaning: {
        en: 'the school authority confirms a need for special support',
        de: 'die Schulbehörde stellt fest, dass besondere Förderung nötig ist',
      },
    },
    {
      id: 'assistant',
      term: { en: 'Schulbegleitung, Integrationshilfe', de: 'Schulbegleitung, Integrationshilfe' },
      meaning: { en: 'two words for the same help', de: 'zwei Wörter für dieselbe Hilfe' },
    },
  ],
  isNoAdvice: 'legal',
  next: {
    text: {
      en: 'The letter is one page. You can fill it in here or print it blank.',
      de: 'Der Brief ist eine Seite. Du kannst ihn hier ausfüllen oder leer drucken.',
    },
    label: { en: 'Open the letter', de: 'Den Brief öffnen' },
    path: '/printables/school-letter',
  },
  checked: {
    lastChecked: '2026-11-28',
    sources: [
      {
        title: 'Senatsverwaltung Berlin: Nachteilsausgleich',
        url: 'https://berlin.de/sen/bildung/schule/foerderung/diagnostik/fachinfo/artikel.1439151.php',
        lang: 'de',
      },
      sourcesOfWords.bayern,
      sourcesOfWords.muenster,
      {
        title: 'Bezirksregierung Arnsberg: Nachteilsausgleich',
        url: 'https://bra.nrw.de/bildung-schule/unterricht/nachteilsausgleich',
        lang: 'de',
      },
      {
        title: 'Bezirksregierung Düsseldorf: Individueller Nachteilsausgleich',
        url: 'https://www.brd.nrw.de/themen/schule-bildung/schulformen/grund-und-foerderschulen/individueller-nachteilsausgleich-schulen',
        lang: 'de',
      },
      {
        title: 'zentrales adhs-netz: Schulrechtliche Rahmenbedingungen',
        url: 'https://zentrales-adhs-netz.de/fuer-paedagogen/schulrechtliche-rahmenbedingungen',
        lang: 'de',
      },
      {
        title: 'National Autistic Society: What can I do if my child won’t go to school?',
        url: 'https://autism.org.uk/advice-and-guidance/topics/education/attendance-problems/parents',
        lang: 'en',
      },
      {
        title: 'Familienportal NRW: Schulpsychologie',
        url: 'https://familienportal.nrw/de/6-bis-10-jahre/betreuung-bildung/schulpsychologie',
        lang: 'de',
      },
      {
        title: 'Ministerium für Bildung Brandenburg: Schulpsychologische Beratung',
        url: 'https://mbjs.brandenburg.de/bildung/schulpsychologische-beratung.html',
        lang: 'de',
      },
      {
        title: 'Schulministerium NRW: Gewährung von Nachteilsausgleichen',
        url: 'https://schulministerium.nrw/gewaehrung-von-nachteilsausgleichen-fuer-schuelerinnen-und-schueler-mit-behinderungen-bedarf',
        lang: 'de',
      },
      { title: 'SGB X § 36', url: 'https://www.gesetze-im-internet.de/sgb_10/__36.html', lang: 'de' },
      sourcesOfWords.nwm,
      sourcesOfWords.schleswig,
      { title: 'KURVE: Schulbegleitung', url: 'https://www.kurve-org.de/schulbegleitung.html', lang: 'de' },
      sourcesOfWords.sgb8,
    ],
  },
};
