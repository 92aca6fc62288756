import { sourcesOfWords } from '#content/words/sources.ts';
import type { Subject } from './subject.ts';

export const adhdChildren: Subject = {
  group: 'diagnosis',
  drawing: '/drawings/adhd-children.svg',
  lead: {
    en: 'How ADHD is diagnosed in children in Germany: who does it, what they look at, and what you can do while you wait.',
    de: 'Wie ADHS bei Kindern in Deutschland festgestellt wird: wer das macht, was angesehen wird und was du beim Warten tun kannst.',
  },
  passages: [
    {
      id: 'who',
      drawing: '/drawings/part-two-people.svg',
      title: { en: 'Who can diagnose it', de: 'Wer die Diagnose stellt' },
      parts: {
        list: {
          en: [
            'child and adolescent psychiatrists',
            'paediatricians with extra training',
            'psychotherapists for children and adolescents',
            'doctors in a social paediatric centre (SPZ)',
          ],
          de: [
            'Kinder- und Jugendpsychiatrie',
            'Kinderarztpraxen mit Zusatzausbildung',
            'Psychotherapie für Kinder und Jugendliche',
            'Sozialpädiatrisches Zentrum (SPZ)',
          ],
        },
        first: {
          en: 'Your paediatrician is a good place to start. Nobody can tell from a distance: no online test, and no school.',
          de: 'Deine Kinderarztpraxis ist ein guter Anfang. Aus der Ferne kann es niemand sagen: kein Test im Netz und keine Schule.',
        },
      },
    },
    {
      id: 'how',
      drawing: '/drawings/part-clipboard.svg',
      title: { en: 'What they look at', de: 'Was angesehen wird' },
      parts: {
        talk: {
          en: 'Most of it is talking, with you and with your child, often several times: how things are today, and how they’ve been since birth, at home, in kindergarten, at school. What teachers see matters too, but they’re only asked if you agree. Then there are questionnaires, observation, a physical examination and, if needed, tests of learning or attention.',
          de: 'Das Wichtigste ist das Gespräch mit dir und deinem Kind, oft mehrmals: wie es heute ist und seit der Geburt war, zu Hause, im Kindergarten, in der Schule. Auch was Lehrkräfte sehen, zählt; gefragt wird nur, wenn du zustimmst. Dazu kommen Fragebögen, Beobachtung, eine körperliche Untersuchung und, wenn nötig, Tests.',
        },
        criteria: {
          en: 'All of this has to be true: it began in childhood, has lasted longer than six months, shows in several areas of life, clearly more than is usual for the age, and makes life harder.',
          de: 'All das muss zutreffen: Es begann in der Kindheit, dauert länger als sechs Monate, zeigt sich in mehreren Lebensbereichen, deutlich mehr als in dem Alter üblich, und macht das Leben schwerer.',
        },
        other: {
          en: 'They look for other reasons as well, such as [learning disorders or tics](resources/tics-learning-eating), anxiety, stress at home or autism. Several can occur together: at least three in four children with ADHD have something else too. About 5 in 100 children and young people have ADHD.',
          de: 'Auch andere Gründe werden geprüft, etwa [Lernstörungen oder Tics](resources/tics-learning-eating), Angst, Belastung zu Hause oder Autismus. Mindestens drei von vier Kindern mit ADHS haben noch etwas anderes. ADHS haben etwa 5 von 100 Kindern und Jugendlichen.',
        },
        young: {
          en: 'Before the age of about four, a diagnosis usually isn’t certain.',
          de: 'Unter etwa vier Jahren ist eine Diagnose meistens nicht sicher.',
        },
      },
    },
    {
      id: 'waiting',
      drawing: '/drawings/way-hourglass.svg',
      title: { en: 'While you wait', de: 'Während du wartest' },
      parts: {
        time: {
          en: 'Families report waiting weeks or months. Help doesn’t have to wait: a clear daily routine, a talk with the school, advice for parents, a parents’ course, for example the [ADHS-Elterntrainer of the AOK (in German)](https://adhs.aok.de/mein-coach/online-programm/adhs-was-ist-das/merkmale-von-adhs/hat-ihr-kind-adhs). When it gets too much: [the helpline for parents, and other help](help-now).',
          de: 'Familien erzählen von Wochen oder Monaten. Hilfe muss nicht warten: ein klarer Tagesablauf, ein Gespräch mit der Schule, Erziehungsberatung, ein Elterntraining, zum Beispiel der [ADHS-Elterntrainer der AOK](https://adhs.aok.de/mein-coach/online-programm/adhs-was-ist-das/merkmale-von-adhs/hat-ihr-kind-adhs). Wenn es zu viel wird: [das Elterntelefon und andere Hilfe](help-now).',
        },
      },
    },
    {
      id: 'screens',
      drawing: '/drawings/part-sliders.svg',
      title: { en: 'Screen time', de: 'Handy und Bildschirmzeit' },
      parts: {
        cause: {
          en: 'Studies haven’t shown that screens cause ADHD. Stopping is hard, for autistic children, too.',
          de: 'Studien haben nicht gezeigt, dass Bildschirme ADHS verursachen. Aufhören ist schwer, auch für autistische Kinder.',
        },
        list: {
          en: [
            'Write down clear rules together, with the exceptions.',
            'Say before it ends, and what comes next. A timer helps.',
            'No screens at meals, in the last hour before bed, or in the bedroom at night.',
            'Not as a reward, a punishment, or to calm down.',
          ],
          de: [
            'Schreib mit deinem Kind klare Regeln auf, auch Ausnahmen.',
            'Sag vorher, wann Schluss ist und was danach kommt. Ein Timer hilft.',
            'Kein Bildschirm beim Essen, eine Stunde vor dem Schlafen und nachts im Zimmer.',
            'Nicht als Belohnung, Strafe oder zur Beruhigung.',
          ],
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: [
        'Is it about you? You can ask anything, and you can say what you’re good at. Nobody is checking how well you behave.',
      ],
      de: [
        'Geht es um dich? Du darfst alles fragen, und du darfst sagen, was du gut kannst. Niemand prüft, ob du brav bist.',
      ],
    },
    parents: {
      en: [
        'You’ve known your child the longest. What you write down counts.',
        'After the tests, ask for a talk and a written report.',
      ],
      de: [
        'Du kennst dein Kind am längsten. Was du aufschreibst, zählt.',
        'Bitte danach um ein Gespräch und einen schriftlichen Bericht.',
      ],
    },
    teachers: {
      en: [
        'You see many children of the same age. Describe what you see, and leave the diagnosis to others.',
        'Fill in questionnaires only when the parents have agreed.',
      ],
      de: [
        'Du siehst viele Kinder im selben Alter. Beschreib, was du siehst, und überlass anderen die Diagnose.',
        'Füll Fragebögen nur aus, wenn die Eltern zugestimmt haben.',
      ],
    },
  },
  steps: {
    en: [
      'Ask your paediatrician to check hearing and eyesight, and for a referral. The number 116 117 can help you get a first appointment. Someone can call for you, or you write to a practice.',
      'Take notes for two weeks: what was the situation, what happened, what helped?',
      'Collect the yellow check-up booklet (U-Heft) and all reports: from kindergarten, school and earlier examinations.',
    ],
    de: [
      'Bitte die Kinderarztpraxis um eine Prüfung von Hören und Sehen und um eine Überweisung. Die Nummer 116 117 hilft bei der Suche nach einem Termin. Jemand kann für dich anrufen, oder du schreibst einer Praxis.',
      'Mach zwei Wochen Notizen: Was war die Situation, was ist passiert, was hat geholfen?',
      'Sammle das gelbe U-Heft, Berichte aus Kindergarten und Schule und frühere Befunde.',
    ],
  },
  terms: [
    {
      id: 'kjp',
      term: { en: 'Kinder- und Jugendpsychiatrie', de: 'Kinder- und Jugendpsychiatrie' },
      meaning: {
        en: 'doctors for children’s feelings and behaviour',
        de: 'ärztliche Hilfe für Gefühle und Verhalten von Kindern',
      },
    },
    {
      id: 'spz',
      term: { en: 'SPZ', de: 'SPZ' },
      meaning: {
        en: 'doctors, psychologists and therapists under one roof',
        de: 'ärztliche, psychologische und therapeutische Hilfe unter einem Dach',
      },
    },
    {
      id: 'training',
      term: { en: 'Elterntraining', de: 'Elterntraining' },
      meaning: { en: 'a course for parents', de: 'ein Kurs für Eltern' },
    },
  ],
  isNoAdvice: 'medical',
  next: {
    text: {
      en: 'Write down what you’d like to say. Then you don’t have to remember it at the appointment.',
      de: 'Schreib auf, was du sagen möchtest. Dann musst du es dir für den Termin nicht merken.',
    },
    label: { en: 'Open the list', de: 'Die Liste öffnen' },
    path: '/printables/first-appointment',
  },
  checked: {
    lastChecked: '2026-11-22',
    sources: [
      sourcesOfWords.infoportal,
      {
        title: 'AOK ADHS-Elterntrainer: Hat Ihr Kind ADHS?',
        url: 'https://adhs.aok.de/mein-coach/online-programm/adhs-was-ist-das/merkmale-von-adhs/hat-ihr-kind-adhs',
        lang: 'de',
      },
      {
        title: 'Zur S3-Leitlinie ADHS (2018)',
        url: 'https://hausarzt.digital/medizin/paediatrie/s3-leitlinie-betont-gesamtkonzept-bei-kindern-mit-adhs-39353.html',
        lang: 'de',
      },
      {
        title: 'healthtalkonline: Der Weg zur Diagnose',
        url: 'https://healthtalkonline.de/module/adhs/erfahrungen/weg-zur-diagnose/diagnosestellung',
        lang: 'de',
      },
      sourcesOfWords.aerzteblatt,
      {
        title: 'Leitlinie zu Bildschirmmedien: Empfehlungen',
        url: 'https://medienleitlinie.de/03-empfehlungen.html',
        lang: 'de',
      },
      {
        title: 'Pro Juventute: ADHS und digitale Medien',
        url: 'https://www.projuventute.ch/de/eltern/medien-internet/adhs-und-digitale-medien',
        lang: 'de',
      },
      { title: 'My Neurodiversity: screen time', url: 'https://myneurodiversity.org.uk/?p=1119', lang: 'en' },
      {
        title: 'Monatsschrift Kinderheilkunde 2015: ADHS',
        url: 'https://link.springer.com/article/10.1007/s00112-015-0030-6',
        lang: 'de',
      },
    ],
  },
};
