import { sourcesOfWords } from '#content/words/sources.ts';
import type { Subject } from './subject.ts';

export const exercise: Subject = {
  group: 'everyday',
  drawing: '/drawings/exercise.svg',
  lead: {
    en: 'Moving in a way that suits you: alone or with others, without competition. What studies say, and how to find a good place for it.',
    de: 'Bewegung, die zu dir passt: allein oder mit anderen, ohne Wettkampf. Was Studien sagen und wie du einen guten Ort dafür findest.',
  },
  passages: [
    {
      id: 'known',
      drawing: '/drawings/part-studies.svg',
      title: { en: 'What studies say', de: 'Was Studien sagen' },
      parts: {
        children: {
          en: 'Most of the research is about children with ADHD. One review brings together 59 studies. On average, every kind of movement they tried helped with planning, with stopping and with changing from one thing to another. The authors of another review suggest moving regularly rather than once.',
          de: 'Geforscht wurde vor allem mit Kindern mit ADHS. Eine Übersicht fasst 59 Studien zusammen. Im Durchschnitt half jede Art von Bewegung, die untersucht wurde, beim Planen, beim Innehalten und beim Wechseln von einer Sache zur anderen. Eine andere Übersicht rät zu regelmäßiger Bewegung statt zu einem einzelnen Mal.',
        },
        games: {
          en: 'Sports where you react to others, such as ball games or martial arts, did well.',
          de: 'Sport, bei dem man auf andere reagiert, etwa Ballspiele oder Kampfkunst, schnitt dabei gut ab.',
        },
        limits: {
          en: 'The studies are of mixed quality, and the gains are small to medium. Moving comes on top of other help and doesn’t replace it. There are fewer studies with adults and with autistic people. It may be good for their sleep and mood, as it is for many people.',
          de: 'Die Studien sind unterschiedlich gut, und die Wirkung ist klein bis mittel. Bewegung kommt zu anderer Hilfe dazu und ersetzt sie nicht. Mit Erwachsenen und mit autistischen Menschen gibt es weniger Studien. Sie kann Schlaf und Stimmung guttun, wie bei vielen Menschen.',
        },
      },
    },
    {
      id: 'hard',
      drawing: '/drawings/part-hill.svg',
      title: { en: 'What makes it hard', de: 'Was es schwer macht' },
      parts: {
        list: {
          en: [
            'noisy halls, smelly and crowded changing rooms',
            'picking teams, rules nobody explains',
            'not knowing how long it takes, who’s coming and whether you can leave',
          ],
          de: [
            'der Lärm in Hallen, Geruch und Enge in Umkleiden',
            'Mannschaften wählen, Regeln, die niemand erklärt',
            'nicht wissen, wie lange, wer kommt und ob man gehen darf',
          ],
        },
      },
    },
    {
      id: 'helps',
      drawing: '/drawings/part-shoe.svg',
      title: { en: 'What people say helps', de: 'Was Menschen nach eigenen Worten hilft' },
      parts: {
        list: {
          en: [
            'the same time and the same place',
            'a small group, or one other person; your own things',
            'outdoors, or the swimming pool at a quiet hour',
            'someone saying out loud: “You can stop at any time”',
            'together with something you like: music, a friend, a dog',
          ],
          de: [
            'dieselbe Zeit, derselbe Ort',
            'eine kleine Gruppe oder ein Mensch; eigene Sachen',
            'draußen, oder das Schwimmbad zu einer ruhigen Stunde',
            '„Du darfst jederzeit aufhören“, laut gesagt',
            'zusammen mit etwas, das du magst: Musik, eine Freundin, ein Hund',
          ],
        },
        body: {
          en: 'Very flexible joints, or dizzy when you stand up? Ask a doctor or physiotherapist first which movement suits you. More about this is on the page [Comorbidity](resources/comorbidity).',
          de: 'Sehr bewegliche Gelenke, oder schwindlig beim Aufstehen? Frag zuerst in der Arztpraxis oder in der Physiotherapie, welche Bewegung zu dir passt. Mehr dazu auf der Seite [Was oft zusammen vorkommt](resources/comorbidity).',
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: ['Five minutes count. Walking to the next stop counts.', 'You can try something once and never again.'],
      de: [
        'Fünf Minuten zählen. Zu Fuß zur nächsten Haltestelle zählt.',
        'Du darfst etwas einmal versuchen und dann nie wieder.',
      ],
    },
    parents: {
      en: [
        'What your child enjoys is worth more than what’s supposed to be good. Not every child likes a trampoline.',
        'Look at the place beforehand, or show photos of it: door, changing room, hall.',
      ],
      de: [
        'Was deinem Kind Freude macht, zählt mehr als das, was gut sein soll. Nicht jedes Kind mag Trampolin.',
        'Sieh dir den Ort vorher an, oder zeig Fotos: Tür, Umkleide, Halle.',
      ],
    },
    teachers: {
      en: [
        'Say beforehand what’s coming, how long it takes, and what happens after. Choose the teams yourself.',
        'You can agree on changing separately, or on starting five minutes later. Watching first is fine too.',
      ],
      de: [
        'Sag vorher, was kommt, wie lange und was danach ist. Teil die Mannschaften selbst ein.',
        'Getrennt umziehen oder fünf Minuten später anfangen lässt sich vereinbaren. Erst einmal zuschauen auch.',
      ],
    },
  },
  steps: {
    en: [
      'Choose the smallest version: five minutes, always after the same thing, such as breakfast.',
      'Ask a club three questions: how loud is it, how many people come, may I watch first?',
      'After two weeks: keep it, change it or drop it. Dropping is fine.',
    ],
    de: [
      'Wähle die kleinste Form: fünf Minuten, immer nach derselben Sache, zum Beispiel nach dem Frühstück.',
      'Frag einen Verein drei Dinge: Wie laut ist es, wie viele kommen, darf ich erst zuschauen?',
      'Nach zwei Wochen: behalten, ändern oder lassen. Lassen ist in Ordnung.',
    ],
  },
  terms: [
    {
      id: 'executive',
      term: { en: 'Executive functions', de: 'exekutive Funktionen' },
      meaning: {
        en: 'planning, starting, stopping, keeping something in mind',
        de: 'planen, anfangen, aufhören, sich beim Tun etwas merken',
      },
    },
    {
      id: 'therapy',
      term: { en: 'Physiotherapy', de: 'Physiotherapie' },
      meaning: { en: 'practising movement with a professional', de: 'Bewegung üben mit einer Fachkraft' },
    },
  ],
  isNoAdvice: 'medical',
  next: {
    text: { en: 'What kind of movement feels good to you?', de: 'Welche Bewegung tut dir gut?' },
    label: { en: 'Tell us what movement feels good to you', de: 'Schreib uns, welche Bewegung dir guttut' },
    path: '/contact?reason=share',
  },
  checked: {
    lastChecked: '2026-11-22',
    sources: [
      {
        title: 'Exercise and children with ADHD: 59 studies (Zhu and others, 2023)',
        url: 'https://www.frontiersin.org/articles/10.3389/fpubh.2023.1133727/full',
        lang: 'en',
      },
      sourcesOfWords.exercise,
      {
        title: 'Vigorous exercise and children with ADHD (review, 2025)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11951569/',
        lang: 'en',
      },
    ],
  },
};
