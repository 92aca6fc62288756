import type { Subject } from './subject.ts';

export const livingTogether: Subject = {
  group: 'everyday',
  drawing: '/drawings/living-together.svg',
  lead: {
    en: 'For partners and relatives of autistic people and people with ADHD: understanding each other, dividing up everyday life, and not forgetting yourself.',
    de: 'Für Partner, Partnerinnen und Angehörige von autistischen Menschen und Menschen mit ADHS: einander verstehen, den Alltag teilen und dich selbst nicht vergessen.',
  },
  passages: [
    {
      id: 'different',
      drawing: '/drawings/part-two-people.svg',
      title: { en: 'Mostly it isn’t meant to hurt', de: 'Meist ist es nicht böse gemeint' },
      parts: {
        autism: {
          en: 'An autistic partner may not see in your face that you’re sad, find hugs or small talk a strain, or go quiet when it gets too much. That isn’t coldness. It goes both ways: you may find your partner hard to understand, too.',
          de: 'Ein autistischer Mensch sieht dir vielleicht nicht an, dass du traurig bist, findet Umarmungen oder Geplauder anstrengend oder wird still, wenn es zu viel ist. Das ist keine Kälte. Es gilt auch andersherum: Vielleicht verstehst du ihn genauso schwer.',
        },
        adhd: {
          en: 'With ADHD it’s often things forgotten, begun and not finished, or very strong feelings. There’s rarely ill will behind it.',
          de: 'Bei ADHS sind es oft Vergessenes, Angefangenes oder sehr starke Gefühle. Dahinter steckt selten böser Wille.',
        },
      },
    },
    {
      id: 'talk',
      drawing: '/drawings/part-bubbles.svg',
      title: { en: 'Talking so that it’s understood', de: 'So reden, dass es ankommt' },
      parts: {
        list: {
          en: [
            'Say what you feel and what you need: “I’m sad. Please sit with me.”',
            'One thing at a time. Give time to think before an answer.',
            'Take the words as they are said, and ask when you’re not sure.',
            'Writing counts as talking.',
            'Agree on a sign that means “I need a break”, and on when you’ll go on.',
          ],
          de: [
            'Sag, was du fühlst und was du brauchst: „Ich bin traurig. Bitte setz dich zu mir.“',
            'Eins nach dem anderen. Lass Zeit zum Nachdenken, bevor eine Antwort kommt.',
            'Nimm die Worte so, wie sie gesagt sind, und frag nach, wenn du unsicher bist.',
            'Schreiben gilt auch als Reden.',
            'Macht ein Zeichen aus für „Ich brauche eine Pause“, und wann ihr weitersprecht.',
          ],
        },
      },
    },
    {
      id: 'everyday',
      drawing: '/drawings/part-plan.svg',
      title: { en: 'Sharing everyday life', de: 'Den Alltag teilen' },
      parts: {
        rules: {
          en: 'Rules of your own can help. Write down who does what, and look at it again from time to time: does it still fit?',
          de: 'Eigene Regeln können helfen. Schreibt auf, wer was tut, und seht es ab und zu wieder an: Passt es noch?',
        },
        alone: {
          en: 'Time alone is often rest. It isn’t a rejection. When everything is too much: [what helps in a meltdown or shutdown](resources/meltdown).',
          de: 'Zeit allein ist oft Erholung und kein Nein zu dir. Wenn alles zu viel ist: [was bei Meltdown und Shutdown hilft](resources/meltdown).',
        },
      },
    },
    {
      id: 'you',
      drawing: '/drawings/part-armchair.svg',
      title: { en: 'You count, too', de: 'Du zählst auch' },
      parts: {
        tired: {
          en: 'Some partners say that they take care of a lot, or feel more like a parent. You may say so, and you may need something for yourself.',
          de: 'Manche Partnerinnen und Partner erzählen, dass sie sich um vieles kümmern oder sich eher wie Eltern fühlen. Das darfst du sagen. Du darfst auch etwas für dich brauchen.',
        },
        where: {
          en: 'The [EUTB](resources/care) advises relatives, too, for free. There are [groups near you](resources/community), and couples’ counselling.',
          de: 'Die [EUTB](resources/care) berät auch Angehörige, kostenlos. Es gibt [Gruppen in deiner Nähe](resources/community) und Paarberatung.',
        },
        violence: {
          en: 'You don’t have to put up with violence or threats, whatever the reason. [Who you can call or write to](help-now).',
          de: 'Gewalt und Drohungen musst du nicht aushalten, egal aus welchem Grund. [Wen du anrufen oder wem du schreiben kannst](help-now).',
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: [
        'Write a page about yourself: what’s too much, what helps, how you show that you like somebody.',
        'Our [sensory profile](printables/sensory-profile) can be the beginning.',
      ],
      de: [
        'Schreib eine Seite über dich: was zu viel ist, was hilft, wie du zeigst, dass du jemanden magst.',
        'Unser [sensorisches Profil](printables/sensory-profile) kann ein Anfang sein.',
      ],
    },
  },
  steps: {
    en: [
      'Tell each other one thing that would make this week less hard.',
      'Agree on your sign for a break.',
      'Plan one hour that belongs to you alone.',
    ],
    de: [
      'Sagt einander eine Sache, die diese Woche leichter machen würde.',
      'Macht euer Zeichen für eine Pause aus.',
      'Plan eine Stunde ein, die nur dir gehört.',
    ],
  },
  next: {
    text: {
      en: 'Would you like to meet others who live with an autistic person or someone with ADHD?',
      de: 'Möchtest du andere treffen, die mit einem autistischen Menschen oder jemandem mit ADHS leben?',
    },
    label: { en: 'See the groups', de: 'Gruppen ansehen' },
    path: '/resources/community',
  },
  checked: {
    lastChecked: '2026-11-27',
    sources: [
      {
        title: 'National Autistic Society: Partners',
        url: 'https://www.autism.org.uk/about/family-life/partners/',
        lang: 'en',
      },
      {
        title: 'Autism Anglia: Partners',
        url: 'https://www.autism-anglia.org.uk/practical-advice-partners',
        lang: 'en',
      },
      {
        title: 'My Patient Advice: communication with an autistic partner',
        url: 'https://mypatientadvice.co.uk/knowledge-base/autism/daily-life-functioning/relationships-family-life-daily-life-functioning/how-can-communication-strategies-support-a-partner-with-autism',
        lang: 'en',
      },
      {
        title: 'ADHS Infoportal: Informationen für Partner',
        url: 'https://adhs.info/fuer-eltern-und-angehoerige/informationen-fuer-partner',
        lang: 'de',
      },
      {
        title: 'Psychologie Heute: Mein Partner hat ADHS',
        url: 'https://psychologie-heute.de/beziehung/artikel-detailansicht/39838-mein-partner-hat-adhs.html',
        lang: 'de',
      },
      {
        title: 'Caritas: Wenn die Liebe nicht gleich Worte findet',
        url: 'https://caritas.de/pressemitteilungen/wenn-die-liebe-nicht-gleich-worte-findet/713987',
        lang: 'de',
      },
      {
        title: 'diversiFAMILIES: Tipps für Partner*innen (autistische Stimmen)',
        url: 'https://www.diversifamilies.org/tag/beziehungsratgeber/',
        lang: 'de',
      },
      {
        title: 'Sichtweisen: EUTB in Zahlen, 2023',
        url: 'https://sichtweisen-online.org/schwerpunkt/zahlen-und-fakten',
        lang: 'de',
      },
    ],
  },
};
