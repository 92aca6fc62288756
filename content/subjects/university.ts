import type { Subject } from './subject.ts';

export const university: Subject = {
  group: 'places',
  drawing: '/drawings/university.svg',
  lead: {
    en: 'Studying with ADHD or autism: how exams can be changed so that they’re fair to you, and who at your university can advise you.',
    de: 'Studieren mit ADHS oder Autismus: wie Prüfungen für dich fairer werden und wer dich an deiner Hochschule berät.',
  },
  passages: [
    {
      id: 'exams',
      drawing: '/drawings/part-scales.svg',
      title: { en: 'The same exam in another way', de: 'Die gleiche Prüfung auf anderem Weg' },
      parts: {
        what: {
          en: 'Nachteilsausgleich changes the conditions, not what is tested. Students with a disability or a long-lasting illness have a right to it. It isn’t mentioned on your certificate.',
          de: 'Ein Nachteilsausgleich ändert die Bedingungen, nicht den Stoff. Studierende mit Behinderung oder langer Krankheit haben ein Recht darauf. Im Zeugnis steht er nicht.',
        },
        ask: { en: 'What it can be:', de: 'Das kann er sein:' },
        list: {
          en: [
            'more time, or breaks',
            'a quiet room of your own',
            'speaking instead of writing, or the other way round',
            'an essay in place of a talk',
          ],
          de: [
            'mehr Zeit oder Pausen',
            'ein eigener, ruhiger Raum',
            'sprechen statt schreiben oder umgekehrt',
            'eine Hausarbeit statt eines Referats',
          ],
        },
      },
    },
    {
      id: 'apply',
      drawing: '/drawings/part-letter.svg',
      title: { en: 'How to ask for it', de: 'So bittest du darum' },
      parts: {
        talk: {
          en: 'Talk first to the person for students with disabilities (Beauftragte für Studierende mit Behinderung). Every university has one, and you can write an email.',
          de: 'Sprich zuerst mit der beauftragten Person für Studierende mit Behinderung. Jede Hochschule hat eine, und du kannst ihr eine E-Mail schreiben.',
        },
        write: {
          en: 'Then apply in writing to the exam board (Prüfungsausschuss), in good time before the exam. Say what’s hard for you and what would help. You need a letter from a doctor or therapist that says what the diagnosis does in an exam. You don’t need a disability card.',
          de: 'Dann stellst du einen schriftlichen Antrag beim Prüfungsausschuss, rechtzeitig vor der Prüfung. Schreib, was dir schwerfällt und was helfen würde. Du brauchst ein Attest, in dem steht, wie sich die Diagnose in der Prüfung auswirkt. Einen Schwerbehindertenausweis brauchst du nicht.',
        },
      },
    },
    {
      id: 'everyday',
      drawing: '/drawings/part-plan.svg',
      title: { en: 'Everyday life as a student', de: 'Alltag im Studium' },
      parts: {
        list: {
          en: [
            'If you can, look at the rooms and the way there before term begins.',
            'Read the rules of your course early: which kind of exam suits you?',
            'Set fixed times for studying, with breaks.',
            'Plan time to rest every day. So much that’s new is tiring.',
          ],
          de: [
            'Sieh dir Räume und Wege an, bevor das Semester beginnt, wenn es geht.',
            'Lies früh die Studien- und Prüfungsordnung: Welche Art von Prüfung passt zu dir?',
            'Leg feste Lernzeiten fest, mit Pausen.',
            'Plan jeden Tag Zeit zum Ausruhen ein. So viel Neues macht müde.',
          ],
        },
      },
    },
    {
      id: 'more',
      drawing: '/drawings/part-hand.svg',
      title: { en: 'When you need more help', de: 'Wenn du mehr Hilfe brauchst' },
      parts: {
        person: {
          en: 'A Studienassistenz is somebody who goes with you and helps with what your disability makes hard. It can be paid as [Eingliederungshilfe](resources/care).',
          de: 'Eine Studienassistenz begleitet dich und hilft bei dem, was durch die Behinderung schwer ist. Bezahlt werden kann sie als [Eingliederungshilfe](resources/care).',
        },
        other: {
          en: 'Doing an apprenticeship? Read about [work](resources/work).',
          de: 'Machst du eine Ausbildung? Lies über [Arbeit](resources/work).',
        },
      },
    },
  ],
  forWhom: {
    parents: {
      en: ['Your grown-up child applies. You can come along if they’d like you to.'],
      de: ['Den Antrag stellt dein erwachsenes Kind. Du kannst mitkommen, wenn es das möchte.'],
    },
    teachers: {
      en: [
        'The letter of the exam board says what was agreed. You don’t have to know the diagnosis.',
        'Put dates, tasks and changes in writing.',
      ],
      de: [
        'Im Bescheid des Prüfungsausschusses steht, was gilt. Die Diagnose musst du nicht kennen.',
        'Gib Termine, Aufgaben und Änderungen schriftlich bekannt.',
      ],
    },
  },
  steps: {
    en: [
      'Write down what’s hard in lectures, groups and exams, and what would help.',
      'Look on your university’s website for “Studium mit Beeinträchtigung”, and write to the person there.',
      'Ask your doctor or therapist for the letter.',
    ],
    de: [
      'Schreib auf, was in Vorlesungen, Gruppen und Prüfungen schwer ist und was helfen würde.',
      'Such auf der Website deiner Hochschule nach „Studium mit Beeinträchtigung“ und schreib der Person dort.',
      'Bitte in deiner Praxis um das Attest.',
    ],
  },
  isNoAdvice: 'legal',
  next: {
    text: {
      en: 'Starting, planning, remembering: small things can help.',
      de: 'Anfangen, planen, daran denken: Kleine Dinge können helfen.',
    },
    label: { en: 'See the life hacks', de: 'Alltagshilfen ansehen' },
    path: '/resources/life-hacks',
  },
  checked: {
    lastChecked: '2026-11-27',
    sources: [
      {
        title: 'Universität Oldenburg: Nachteilsausgleich (auch bei ADHS)',
        url: 'https://uol.de/behindertenreferat/nachteilsausgleich',
        lang: 'de',
      },
      {
        title: 'Studierendenwerke: Nachteilsausgleiche bei Prüfungen',
        url: 'https://studentenwerke.de/de/content/nachteilsausgleiche-bei-pr%C3%BCfungen-und-leistungsnachweisen',
        lang: 'de',
      },
      {
        title: 'Autismus-Kultur: Nachteilsausgleich im Studium',
        url: 'https://autismus-kultur.de/autismus-nachteilsausgleich-studium',
        lang: 'de',
      },
      {
        title: 'Universität Passau: Nachteilsausgleich',
        url: 'https://uni-passau.de/studieren-mit-beeintraechtigung/nachteilsausgleich',
        lang: 'de',
      },
      {
        title: 'Studieren in Brandenburg: mit Beeinträchtigung',
        url: 'https://studieren-in-brandenburg.de/studieren-mit-beeintraechtigung/',
        lang: 'de',
      },
      {
        title: 'Universität Bielefeld: Nachteilsausgleiche verstehen',
        url: 'https://openmoodle.uni-bielefeld.de/mod/book/tool/print/index.php?chapterid=760&id=2041',
        lang: 'de',
      },
      {
        title: 'Universität Marburg: Eingliederungshilfe im Studium',
        url: 'https://www.uni-marburg.de/de/studium/service/sbs/studium/sehen/egh',
        lang: 'de',
      },
      {
        title: 'Sozialagentur konkret: Studienassistenz',
        url: 'https://sozialagentur-konkret.de/studienassistenz-erfolgreich-studieren-mit-behinderung',
        lang: 'de',
      },
      {
        title: 'Alice Salomon Hochschule: Strategien für den Start',
        url: 'https://alice.ash-berlin.eu/lernen-lehren/sieben-strategien-fuer-einen-leichteren-hochschulstart/',
        lang: 'de',
      },
      {
        title: 'BR: Durchs Jurastudium mit ADS (2021)',
        url: 'https://www.br.de/nachrichten/bayern/barrierefrei-studieren-durchs-jurastudium-mit-ads,ShwbBsN',
        lang: 'de',
      },
      {
        title: 'Learning Disability Today: autistic students',
        url: 'https://www.learningdisabilitytoday.co.uk/education/heres-how-to-support-autistic-students-aiming-for-college-or-university/',
        lang: 'en',
      },
      {
        title: 'An autistic student’s guide to starting (2017)',
        url: 'https://my-friends-call-me-meg.blogspot.com/2017/09/an-autistics-guide-to-starting-college.html',
        lang: 'en',
      },
    ],
  },
};
