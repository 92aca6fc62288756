import { sourcesOfWords } from '#content/words/sources.ts';
import type { Subject } from './subject.ts';

export const care: Subject = {
  group: 'places',
  drawing: '/drawings/care.svg',
  lead: {
    en: 'Pflegegrad is about help in everyday life, Eingliederungshilfe about taking part in it. What both are, and who gives free advice.',
    de: 'Beim Pflegegrad geht es um Hilfe im Alltag, bei der Eingliederungshilfe um Teilhabe. Was beides ist und wer dich kostenlos berät.',
  },
  passages: [
    {
      id: 'grade',
      drawing: '/drawings/part-stairs.svg',
      title: { en: 'Pflegegrad', de: 'Pflegegrad' },
      parts: {
        what: {
          en: 'It’s for people whose health keeps them from doing some things on their own, probably for at least six months. Body, thinking and mental health count equally. Restless nights, fears, planning and coping with change are on the list.',
          de: 'Er ist für Menschen, die aus gesundheitlichen Gründen manches nicht allein können, voraussichtlich mindestens sechs Monate lang. Körper, Denken und Psyche zählen gleich. Auch Unruhe in der Nacht, Ängste, Planen und Umgehen mit Änderungen.',
        },
        children: {
          en: 'Children are compared with others of their age. For autistic children it’s usually about everyday independence, not about the body.',
          de: 'Kinder werden mit Gleichaltrigen verglichen. Bei Autismus geht es meist um den Alltag, nicht um den Körper.',
        },
        apply: {
          en: 'Call or write to the Pflegekasse, which is part of your health insurance. You’ll get a form, then someone visits, usually at home. The decision must come within 25 working days, with the report.',
          de: 'Ruf bei der Pflegekasse deiner Krankenkasse an oder schreib ihr. Danach kommt ein Formular, dann ein Besuch, in der Regel zu Hause. Der Bescheid muss innerhalb von 25 Arbeitstagen kommen, mit dem Gutachten.',
        },
        money: {
          en: 'If family members care for you, there’s Pflegegeld: 347 euro a month with grade 2, 599 euro with 3, 800 euro with 4, 990 euro with 5. From grade 1 there’s the Entlastungsbetrag: up to 131 euro for certain services. Amounts as of April 2026.',
          de: 'Für Pflege durch die Familie gibt es Pflegegeld: 347 Euro im Monat bei Grad 2, 599 Euro bei 3, 800 Euro bei 4, 990 Euro bei 5. Ab Grad 1 gibt es den Entlastungsbetrag: bis zu 131 Euro für bestimmte Leistungen. Stand der Beträge: April 2026.',
        },
      },
    },
    {
      id: 'break',
      drawing: '/drawings/part-armchair.svg',
      title: { en: 'When you need a break', de: 'Wenn du eine Pause brauchst' },
      parts: {
        stand: {
          en: 'Do you look after somebody? When you’re ill or need rest, someone else can do it, even for hours. With grade 2 or more, the Pflegekasse pays, up to a yearly sum (Verhinderungspflege, respite care).',
          de: 'Bist du als Pflegeperson krank oder brauchst Ruhe, kann jemand einspringen, auch stundenweise. Ab Grad 2 zahlt das die Pflegekasse bis zu einem Jahresbetrag (Verhinderungspflege).',
        },
        families: {
          en: 'A Familienentlastender Dienst, such as the Lebenshilfe’s, looks after your child for some hours.',
          de: 'Ein Familienentlastender Dienst, zum Beispiel der Lebenshilfe, betreut dein Kind für ein paar Stunden.',
        },
      },
    },
    {
      id: 'part',
      drawing: '/drawings/part-hand.svg',
      title: { en: 'Eingliederungshilfe', de: 'Eingliederungshilfe' },
      parts: {
        what: {
          en: 'Support so that you can take part in life: at school, at work, at home, in your free time. It’s for people who can’t take part as others do, or soon may not.',
          de: 'Unterstützung, damit du am Leben teilhaben kannst: in der Schule, bei der Arbeit, zu Hause, in der Freizeit. Sie ist für Menschen, die nicht so teilhaben können wie andere, oder bald nicht mehr.',
        },
        young: {
          en: 'For children and young people with a mental disability the youth office (Jugendamt) decides, under § 35a SGB VIII. It needs a statement from a child psychiatrist or psychotherapist. The difficulties must be likely to last over six months and keep the child from taking part.',
          de: 'Bei Kindern und Jugendlichen mit seelischer Behinderung entscheidet das Jugendamt nach § 35a SGB VIII. Es braucht eine Stellungnahme aus der Kinderpsychiatrie oder Psychotherapie. Beides muss zutreffen: Es dauert voraussichtlich länger als sechs Monate, und die Teilhabe leidet.',
        },
      },
    },
    {
      id: 'advice',
      drawing: '/drawings/part-bubbles.svg',
      title: { en: 'Who gives free advice', de: 'Wer kostenlos berät' },
      parts: {
        list: {
          en: [
            '[EUTB](https://www.teilhabeberatung.de): independent advice in about 500 places, where possible from people with a disability. For relatives too.',
            'Verfahrenslotse at the youth office: a guide through the applications, for young people under 27 and their families.',
            'Advice on care (Pflegeberatung): you have a right to it.',
          ],
          de: [
            '[EUTB](https://www.teilhabeberatung.de): unabhängige Beratung an etwa 500 Orten, wo es geht, von Menschen mit Behinderung. Auch für Angehörige.',
            'Verfahrenslotse im Jugendamt: begleitet junge Menschen unter 27 und ihre Familien durch die Anträge.',
            'Pflegeberatung: Darauf hast du ein Recht.',
          ],
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: [
        'The wrong office? It has to pass the application on within two weeks.',
        'As an adult you get Eingliederungshilfe under SGB IX. Ask in advance whether your income and savings count.',
      ],
      de: [
        'Beim falschen Amt? Es muss den Antrag innerhalb von zwei Wochen weiterleiten.',
        'Als erwachsener Mensch bekommst du Eingliederungshilfe nach dem SGB IX. Frag vorher, ob Einkommen und Erspartes zählen.',
      ],
    },
    parents: {
      en: [
        'What counts is what other children of that age can do. Write down the difference.',
        'Help to attend school under SGB IX costs the family nothing.',
      ],
      de: [
        'Es zählt nur, was andere Kinder dieses Alters schon können. Schreib den Unterschied auf.',
        'Hilfe zur Schulbildung nach dem SGB IX kostet die Familie nichts.',
      ],
    },
    teachers: {
      en: ['Tell parents what you see at school, if they ask. It can help their application.'],
      de: ['Sag Eltern, was du in der Schule siehst, wenn sie danach fragen. Das kann ihrem Antrag helfen.'],
    },
  },
  steps: {
    en: [
      'Talk to someone: the EUTB or the Verfahrenslotse.',
      'Send one sentence to the Pflegekasse: “I’m applying for care insurance benefits.” The date counts.',
      'Keep a diary for two weeks, bad days too: what help, how often, by day and at night, and what happens without it.',
    ],
    de: [
      'Sprich mit jemandem: mit der EUTB oder dem Verfahrenslotsen.',
      'Schick der Pflegekasse einen Satz: „Ich beantrage Leistungen der Pflegeversicherung.“ Das Datum zählt.',
      'Führ zwei Wochen ein Tagebuch, auch an schlechten Tagen: welche Hilfe, wie oft, tags und nachts, und was ohne sie passiert.',
    ],
  },
  terms: [
    {
      id: 'grade',
      term: { en: 'Pflegegrad', de: 'Pflegegrad' },
      meaning: {
        en: '1 to 5: how much help someone needs every day',
        de: '1 bis 5: wie viel Hilfe jemand jeden Tag braucht',
      },
    },
    {
      id: 'budget',
      term: { en: 'Persönliches Budget', de: 'Persönliches Budget' },
      meaning: { en: 'money instead of a service', de: 'Geld statt einer Leistung' },
    },
    {
      id: 'therapy',
      term: { en: 'Autismustherapie', de: 'Autismustherapie' },
      meaning: {
        en: 'usually paid as Eingliederungshilfe; apply before it begins',
        de: 'in der Regel als Eingliederungshilfe bezahlt; stell den Antrag, bevor sie beginnt',
      },
    },
    {
      id: 'practising',
      term: { en: 'Ergotherapie, Logopädie', de: 'Ergotherapie, Logopädie' },
      meaning: {
        en: 'practising everyday life, or speaking; health insurance pays',
        de: 'Alltag oder Sprechen üben; die Krankenkasse bezahlt',
      },
    },
    {
      id: 'objection',
      term: { en: 'Widerspruch', de: 'Widerspruch' },
      meaning: {
        en: 'a letter to the office: you don’t agree with its decision. You have a month; the reasons can follow',
        de: 'ein Brief ans Amt: Du bist mit der Entscheidung nicht einverstanden. Du hast einen Monat Zeit, die Gründe kannst du nachreichen',
      },
    },
  ],
  isNoAdvice: 'legal',
  next: {
    text: {
      en: 'Is an application too much right now? Write to us. We’ll look for the first step with you.',
      de: 'Ist ein Antrag gerade zu viel? Schreib uns. Wir suchen mit dir den ersten Schritt.',
    },
    label: { en: 'Ask us for help', de: 'Um Hilfe bitten' },
    path: '/contact?reason=help',
  },
  checked: {
    lastChecked: '2026-11-22',
    sources: [
      sourcesOfWords.sgb11,
      sourcesOfWords.sgb9,
      sourcesOfWords.sgb8,
      sourcesOfWords.eutb,
      {
        title: 'MigrAVE: Pflegegrad bei Autismus',
        url: 'https://migrave.de/sozial-rechtliche-aspekte/pflegegrad-bei-ass',
        lang: 'de',
      },
      {
        title: 'MigrAVE: Übernahme von Kosten',
        url: 'https://migrave.de/sozial-rechtliche-aspekte/ubernahme-von-kosten',
        lang: 'de',
      },
      {
        title: 'autismus Deutschland: Kosten der Autismustherapie',
        url: 'https://www.autismus.de/was-ist-autismus/autismustherapie/kostenuebernahme.html',
        lang: 'de',
      },
      {
        title: 'nord24: Widerspruch beim Pflegegrad (2025)',
        url: 'https://www.nord24.de/verbraucher/pflegegrad-widerspruch-pflegekasse-gutachten-sozialgericht-326221.html',
        lang: 'de',
      },
      {
        title: 'Hannover: Widerspruch beim Pflegegrad',
        url: 'https://hannover.de/Wirtschaft-Wissenschaft/Arbeit/Vereinbarkeit-von-Familie-und-Beruf/Erwerbst%C3%A4tige/Erwerbst%C3%A4tigkeit-und-Pflege/FAQ-H%C3%A4ufige-Fragen-rund-um-die-Pflege/6.-Wie-kann-ich-mich-gegen-eine-zu-niedrige-Pflegegradeinstufung-oder-eine-Ablehnung-eines-Pflegegrades-rechtlich-wehren',
        lang: 'de',
      },
      {
        title: 'Zahlen und Fakten zur EUTB',
        url: 'https://sichtweisen-online.org/schwerpunkt/zahlen-und-fakten',
        lang: 'de',
      },
      {
        title: 'BKK MTU: gemeinsamer Jahresbetrag ab Juli 2025',
        url: 'https://www.bkk-mtu.de/?p=6794',
        lang: 'de',
      },
      {
        title: 'BKK24: Verhinderungspflege',
        url: 'https://www.bkk24.de/leistungen-beitraege/leistungen-a-z/verhinderungspflege',
        lang: 'de',
      },
      {
        title: 'Brandenburg: Familien entlastender Dienst',
        url: 'https://mbjs.brandenburg.de/kinder-und-jugend/hilfen-zur-erziehung-eingliederungshilfen/eingliederungshilfen/familien-entlastender-dienst.html',
        lang: 'de',
      },
      {
        title: 'Elternkreis NWM: Pflegegrad',
        url: 'https://www.ass-elternkreis-nwm.de/vorschule/frage-017.html',
        lang: 'de',
      },
    ],
  },
};
