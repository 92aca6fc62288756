import { sourcesOfWords } from '#content/words/sources.ts';
import type { Subject } from './subject.ts';

export const work: Subject = {
  group: 'places',
  drawing: '/drawings/work.svg',
  lead: {
    en: 'Fairer conditions at work and in training, what the degree of disability (GdB) means, and who helps for free.',
    de: 'Fairere Bedingungen bei der Arbeit und in der Ausbildung, was der Grad der Behinderung (GdB) bedeutet und wer kostenlos hilft.',
  },
  passages: [
    {
      id: 'changes',
      drawing: '/drawings/part-sliders.svg',
      title: { en: 'What can be changed', de: 'Was man ändern kann' },
      parts: {
        list: {
          en: [
            'a place with less noise and light, earplugs or sunglasses',
            'a clear order of tasks, instructions in writing',
            'flexible breaks and hours, a quiet place for breaks',
            'one person to ask; managers and team know what they need to know',
          ],
          de: [
            'ein Platz mit weniger Lärm und Licht, Ohrstöpsel oder Sonnenbrille',
            'Aufgaben mit klarer Reihenfolge, schriftliche Anweisungen',
            'flexible Pausen und Zeiten, ein ruhiger Ort für Pausen',
            'ein Mensch, den du fragen kannst; Leitung und Team wissen, was sie wissen müssen',
          ],
        },
        law: {
          en: 'You can agree on small changes without involving any authority. From a GdB of 50, or with Gleichstellung, you have a right to a suitable workplace and to technical aids (§ 164 SGB IX). It must be reasonable for the employer.',
          de: 'Kleine Änderungen kann man ohne Amt absprechen. Ab GdB 50 oder mit Gleichstellung hast du ein Recht auf einen passenden Arbeitsplatz und auf technische Hilfen (§ 164 SGB IX). Für den Betrieb muss es zumutbar sein.',
        },
      },
    },
    {
      id: 'gdb',
      drawing: '/drawings/part-id-card.svg',
      title: { en: 'The degree of disability (GdB)', de: 'Der Grad der Behinderung (GdB)' },
      parts: {
        number: {
          en: 'The GdB is a number from 20 to 100. It’s not a percentage. You apply for it. A diagnosis alone doesn’t give you a number: the office looks at what it does in everyday life.',
          de: 'Der GdB ist eine Zahl von 20 bis 100. Er ist kein Prozentwert. Du beantragst ihn. Eine Diagnose allein ergibt keine Zahl: Das Amt schaut, was sie im Alltag bewirkt.',
        },
        steps: {
          en: 'For autism and ADHD the rules go up to 100, depending on how much support you need to take part. With ADHD it’s usually no more than 50 from the age of 25.',
          de: 'Bei Autismus und ADHS reichen die Regeln bis 100, je nachdem, wie viel Unterstützung du brauchst, um dabei zu sein. Bei ADHS ist es ab 25 Jahren in der Regel höchstens 50.',
        },
        equal: {
          en: 'From 50 the law calls you severely disabled (schwerbehindert). With 30 or 40 the employment agency can put you on an equal footing (Gleichstellung), if you couldn’t get or keep a suitable job otherwise.',
          de: 'Ab 50 nennt dich das Gesetz schwerbehindert. Mit 30 oder 40 kann die Agentur für Arbeit dich gleichstellen, wenn du sonst keine passende Arbeit bekommst oder sie verlierst.',
        },
      },
    },
    {
      id: 'rights',
      drawing: '/drawings/part-scales.svg',
      title: { en: 'What it gives you', de: 'Was dir das bringt' },
      parts: {
        list: {
          en: [
            'You can refuse overtime, and work part-time if the disability makes it necessary.',
            'Before you can be dismissed, the Integrationsamt must agree. That begins after six months in the job, and only if your status is proven.',
            'From a GdB of 50, but not with Gleichstellung: five more days of paid leave a year, if you work five days a week.',
            'Even without a GdB: after more than six weeks of sick leave in a year, your employer has to offer you a talk (BEM). It’s your choice.',
          ],
          de: [
            'Du kannst Mehrarbeit ablehnen und in Teilzeit arbeiten, wenn die Behinderung es nötig macht.',
            'Vor einer Kündigung muss das Integrationsamt zustimmen. Das gilt erst nach sechs Monaten im Betrieb und nur, wenn der Status nachgewiesen ist.',
            'Ab GdB 50, aber nicht mit Gleichstellung: fünf Tage mehr bezahlter Urlaub im Jahr, wenn du fünf Tage in der Woche arbeitest.',
            'Auch ohne GdB: Nach mehr als sechs Wochen Krankheit in einem Jahr muss der Betrieb dir ein Gespräch anbieten (BEM). Du entscheidest, ob du es willst.',
          ],
        },
      },
    },
    {
      id: 'who',
      drawing: '/drawings/part-bubbles.svg',
      title: { en: 'Who helps', de: 'Wer hilft' },
      parts: {
        ifd: {
          en: 'The Integrationsfachdienst (IFD) gives advice, comes along to work, helps in a crisis and, if you agree, explains things to colleagues. It’s mainly for people with a GdB of 50 or more, but can help others too.',
          de: 'Der Integrationsfachdienst (IFD) berät, kommt mit in den Betrieb, hilft in einer Krise und erklärt, wenn du zustimmst, im Team etwas. Er ist vor allem für Menschen ab GdB 50 da, kann aber auch anderen helfen.',
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: [
        'Should you tell your boss? That depends, so ask an adviser before you do.',
        'You decide who sees your disability card.',
      ],
      de: [
        'Solltest du es deiner Chefin oder deinem Chef sagen? Das kommt darauf an. Lass dich vorher beraten.',
        'Du entscheidest, wem du deinen Schwerbehindertenausweis zeigst.',
      ],
    },
    parents: {
      en: ['Children can get a GdB too. Rights at work begin with training.'],
      de: ['Auch Kinder können einen GdB bekommen. Die Rechte bei der Arbeit beginnen mit der Ausbildung.'],
    },
    teachers: {
      en: ['In vocational training, exams must take a disability into account: time, aids, help (§ 65 BBiG).'],
      de: [
        'In der Ausbildung müssen Prüfungen eine Behinderung berücksichtigen: Zeit, Hilfsmittel, Hilfe (§ 65 BBiG).',
      ],
    },
  },
  steps: {
    en: [
      'Talk to an adviser before you apply: the [EUTB](resources/care) is free.',
      'Ask your doctors for reports on what it does in your everyday life. Then apply at the office of your federal state (often called Versorgungsamt).',
      'Trouble at work now? Ask the IFD or the representative for disabled staff (Schwerbehindertenvertretung). Don’t wait for a crisis.',
    ],
    de: [
      'Sprich mit einer Beratung, bevor du einen Antrag stellst: Die [EUTB](resources/care) ist kostenlos.',
      'Bitte deine Praxen um Berichte darüber, was es im Alltag bewirkt. Stell dann den Antrag beim Amt deines Bundeslandes (oft Versorgungsamt).',
      'Gibt es jetzt Ärger bei der Arbeit? Frag den IFD oder die Schwerbehindertenvertretung. Warte nicht auf die Krise.',
    ],
  },
  terms: [
    {
      id: 'bem',
      term: { en: 'BEM', de: 'BEM' },
      meaning: {
        en: 'a talk after a long illness: what must change so that work is possible?',
        de: 'ein Gespräch nach langer Krankheit: Was muss sich ändern, damit Arbeit möglich ist?',
      },
    },
    {
      id: 'office',
      term: { en: 'Integrationsamt, Inklusionsamt', de: 'Integrationsamt, Inklusionsamt' },
      meaning: {
        en: 'the office that helps people with a GdB of 50 or more and their employers',
        de: 'das Amt, das Menschen ab GdB 50 und ihren Betrieben hilft',
      },
    },
  ],
  isNoAdvice: 'legal',
  next: {
    text: {
      en: 'What would have to change at work? We can help you find the words.',
      de: 'Was müsste sich bei der Arbeit ändern? Wir helfen dir, Worte zu finden.',
    },
    label: { en: 'Ask us for help', de: 'Um Hilfe bitten' },
    path: '/contact?reason=help',
  },
  checked: {
    lastChecked: '2026-11-22',
    sources: [
      sourcesOfWords.sgb9,
      sourcesOfWords.versmed,
      {
        title: 'REHADAT-Wissen 08: Klare Sprache statt Klischees (2019)',
        url: 'https://www.rehadat-wissen.de/ausgaben/08-autismus/',
        lang: 'de',
      },
      {
        title: 'Christine Preißmann: Hilfen für Arbeit und Beruf',
        url: 'https://preissmann.com/2018/05/09/hilfen-fuer-arbeit-und-beruf/',
        lang: 'de',
      },
      {
        title: 'Beirat: Autismus und GdB',
        url: 'https://versorgungsmedizinische-grundsaetze.de/Beirat/Autismus%20Asperger.html',
        lang: 'de',
      },
    ],
  },
};
