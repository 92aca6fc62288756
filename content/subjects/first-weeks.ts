import type { Subject } from './subject.ts';

export const firstWeeks: Subject = {
  group: 'diagnosis',
  drawing: '/drawings/first-weeks.svg',
  lead: {
    en: 'You or your child has been diagnosed with autism or ADHD. What may help in the first weeks, without rushing.',
    de: 'Du oder dein Kind hat die Diagnose Autismus oder ADHS. Was in den ersten Wochen helfen kann, ohne Eile.',
  },
  passages: [
    {
      id: 'feelings',
      drawing: '/drawings/way-approach.svg',
      title: { en: 'All feelings are allowed', de: 'Alle Gefühle dürfen sein' },
      parts: {
        mixed: {
          en: 'Relief, grief, anger, doubt, joy: they can come all at once, and come back. All of that is normal. For some people it gets heavy. If it does, tell someone early.',
          de: 'Erleichterung, Trauer, Wut, Zweifel, Freude: Sie können auf einmal kommen und wiederkommen. All das ist normal. Für manche wird es schwer. Dann sag es früh jemandem.',
        },
        same: {
          en: 'You’re the same person as yesterday, and so is your child.',
          de: 'Du bist derselbe Mensch wie gestern, und dein Kind auch.',
        },
        report: {
          en: 'Reports often list what’s hard, and that can hurt. Read yours with someone. Then write a page of your own: what I’m good at, what I need.',
          de: 'Berichte zählen oft auf, was schwer ist, und das kann wehtun. Lies deinen mit jemandem zusammen. Schreib dann eine eigene Seite: was ich gut kann, was ich brauche.',
        },
      },
    },
    {
      id: 'time',
      drawing: '/drawings/way-waiting.svg',
      title: { en: 'You have time', de: 'Du hast Zeit' },
      parts: {
        tell: {
          en: 'There’s no official plan for afterwards. Nobody has to know right away. Think carefully before you tell people at work.',
          de: 'Einen offiziellen Plan für danach gibt es nicht. Niemand muss es sofort wissen. Überleg gut, bevor du es bei der Arbeit erzählst.',
        },
        people: {
          en: 'In a survey of autistic adults, their relatives and clinicians, the first change came from people: other autistic people, family, friends.',
          de: 'In einer Umfrage unter autistischen Erwachsenen, Angehörigen und Fachleuten brachten Menschen die erste Veränderung: andere autistische Menschen, Familie, Freunde.',
        },
        hurry: {
          en: 'Be careful with expensive programmes, diets and “detox”. You don’t have to buy anything now.',
          de: 'Sei vorsichtig bei teuren Programmen, Diäten und „Entgiftung“. Du musst jetzt nichts kaufen.',
        },
      },
    },
    {
      id: 'asked',
      drawing: '/drawings/part-bubbles.svg',
      title: { en: 'Why, and does it go away?', de: 'Woher kommt es, und geht es weg?' },
      parts: {
        blame: {
          en: 'Nobody is to blame. Neither ADHD nor autism comes from how you bring up your child. Vaccination doesn’t cause autism. Heredity plays a large part in both.',
          de: 'Niemand ist schuld. Weder ADHS noch Autismus kommt von der Erziehung. Impfungen verursachen keinen Autismus. Beides wird zu einem großen Teil vererbt.',
        },
        stays: {
          en: 'Autism isn’t an illness, and it stays for life. ADHD often stays, too, but changes with age. With help, much can get easier.',
          de: 'Autismus ist keine Krankheit und bleibt ein Leben lang. Auch ADHS bleibt oft, ändert sich aber mit dem Alter. Mit Hilfe kann vieles leichter werden.',
        },
      },
    },
    {
      id: 'weeks',
      drawing: '/drawings/way-journey.svg',
      title: { en: 'Our suggestion, week by week', de: 'Unser Vorschlag, Woche für Woche' },
      parts: {
        free: {
          en: 'You don’t have to follow it. Change the order, or leave things out.',
          de: 'Das ist keine Pflicht. Du kannst die Reihenfolge ändern oder etwas weglassen.',
        },
        list: {
          en: [
            'Week 1: rest. Put the report in a folder. Only tell someone who can help you today.',
            'Week 2: read what autistic people or people with ADHD write. Tell your child in kind, true words, and their brothers and sisters too.',
            'Week 3: talk to an independent adviser (EUTB). Talk to the [school](resources/school), or read about [work](resources/work).',
            'Week 4: ask the practice what help there is. Look for a group of people like you, or of parents.',
            'Weeks 5 to 8: what has got easier? Change one thing at school or at work.',
          ],
          de: [
            'Woche 1: ausruhen. Der Bericht kommt in eine Mappe. Sag es nur jemandem, der dir heute hilft.',
            'Woche 2: lesen, was autistische Menschen oder Menschen mit ADHS schreiben. Sag es deinem Kind in freundlichen, wahren Worten, und den Geschwistern auch.',
            'Woche 3: mit einer unabhängigen Beratung (EUTB) sprechen. Mit der [Schule](resources/school) sprechen oder über die [Arbeit](resources/work) lesen.',
            'Woche 4: in der Praxis fragen, welche Hilfe es gibt. Eine Gruppe suchen, mit Menschen wie dir oder mit Eltern.',
            'Woche 5 bis 8: Was ist leichter geworden? Eine Sache in der Schule oder bei der Arbeit ändern.',
          ],
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: [
        'Ask the practice for the full report, for recommendations, and for a talk in four weeks if you have questions.',
      ],
      de: [
        'Bitte die Praxis um den ganzen Bericht, um Empfehlungen und um ein Gespräch in vier Wochen, wenn du Fragen hast.',
      ],
    },
    parents: {
      en: [
        'Young people want information that’s made for them, and to meet others like them.',
        'You need people too: a group of parents, or one friend.',
      ],
      de: [
        'Junge Menschen wünschen sich Informationen, die für sie gemacht sind, und andere, die so sind wie sie.',
        'Auch du brauchst Menschen: eine Elterngruppe, eine Freundin oder einen Freund.',
      ],
    },
    teachers: {
      en: ['The child is the same as before. Ask what would help, and only tell others if you’re asked to.'],
      de: [
        'Das Kind ist dasselbe wie vorher. Frag, was helfen würde, und erzähl es nur weiter, wenn du darum gebeten wirst.',
      ],
    },
  },
  steps: {
    en: [
      'Breathe out, and put the report away safely.',
      'Talk to an independent adviser: the [EUTB](resources/care) is free.',
      'Make contact with people like you: [groups that exist, and those we’re planning](resources/community).',
    ],
    de: [
      'Atme aus und leg den Bericht an einen sicheren Ort.',
      'Sprich mit einer unabhängigen Beratung: Die [EUTB](resources/care) ist kostenlos.',
      'Such Kontakt zu Menschen wie dir: [bestehende und geplante Gruppen](resources/community).',
    ],
  },
  terms: [
    {
      id: 'report',
      term: { en: 'Befundbericht, Arztbrief', de: 'Befundbericht, Arztbrief' },
      meaning: { en: 'the result in writing', de: 'das Ergebnis auf Papier' },
    },
    {
      id: 'group',
      term: { en: 'Selbsthilfegruppe', de: 'Selbsthilfegruppe' },
      meaning: { en: 'people with the same experience meet', de: 'Menschen mit derselben Erfahrung treffen sich' },
    },
  ],
  isNoAdvice: 'medical',
  hasHelp: true,
  next: {
    text: {
      en: 'Would you like to write to someone who listens, without giving advice? Write to us.',
      de: 'Möchtest du jemandem schreiben, der zuhört, ohne Ratschläge? Schreib uns.',
    },
    label: { en: 'Write to us', de: 'Schreib uns' },
    path: '/contact?reason=talk',
  },
  checked: {
    lastChecked: '2026-11-22',
    sources: [
      { title: 'Autilistic: Timely support', url: 'https://www.autilistic.com/timely-support/', lang: 'en' },
      {
        title: 'Support after an autism diagnosis: survey in the UK',
        url: 'https://doi.org/10.1089/aut.2023.0079',
        lang: 'en',
      },
      { title: 'NDSA: after a diagnosis', url: 'https://ndsa.uk/content/diagnosis-intro/', lang: 'en' },
      {
        title: 'SEN Magazine: I’m autistic. Now what?',
        url: 'https://senmagazine.co.uk/content/specific-needs/autism-asd/10589/im-autistic-now-what/',
        lang: 'en',
      },
      {
        title: 'National Autistic Society: brothers and sisters',
        url: 'https://www.autism.org.uk/about/family-life/siblings/practical-info.aspx',
        lang: 'en',
      },
      {
        title: 'Kurier: Autismus, Ursachen (2018)',
        url: 'https://kurier.at/gesund/autismus-87000-menschen-in-oesterreich-betroffen/400364441',
        lang: 'de',
      },
      {
        title: 'nachrichtenleicht: Autismus und Impfungen',
        url: 'https://nachrichtenleicht.de/autismus-usa-studie-kennedy-100.html',
        lang: 'de',
      },
      { title: 'Klinik-Auskunft: Autismus', url: 'https://www.klinik-auskunft.de/blog/diagnose-autismus/', lang: 'de' },
      { title: 'ADHS Sachsen: Ursachen', url: 'https://www.adhs-sachsen.de/ueber-ad-h-s/ursachen/', lang: 'de' },
      {
        title: 'Deutschlandfunk: ADHS trifft nicht nur Kinder',
        url: 'https://deutschlandfunk.de/adhs-trifft-nicht-nur-kinder-100.html',
        lang: 'de',
      },
    ],
  },
};
