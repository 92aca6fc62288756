import { sourcesOfWords } from '#content/words/sources.ts';
import type { Subject } from './subject.ts';

export const burnout: Subject = {
  group: 'too-much',
  drawing: '/drawings/burnout.svg',
  lead: {
    en: 'Exhausted for a long time, and no longer able to do what you used to. What autistic people call burnout, and what’s known about it.',
    de: 'Lange erschöpft, und was früher ging, geht nicht mehr. Was autistische Menschen Burnout nennen und was man darüber weiß.',
  },
  passages: [
    {
      id: 'what',
      drawing: '/drawings/part-battery.svg',
      title: { en: 'What people mean by it', de: 'Was damit gemeint ist' },
      parts: {
        word: {
          en: 'The word comes from autistic people themselves. Research only began around 2020. Autistic adults mention three signs above all:',
          de: 'Das Wort kommt von autistischen Menschen selbst. Die Forschung hat erst um 2020 begonnen. Autistische Erwachsene nennen vor allem drei Zeichen:',
        },
        signs: {
          en: [
            'Exhaustion that lasts, and rest that no longer helps as it used to.',
            'Skills that go missing: cooking, talking, planning, working.',
            'Light, sound and people become harder to bear.',
          ],
          de: [
            'Erschöpfung, die bleibt, und Ausruhen, das nicht mehr hilft wie früher.',
            'Fähigkeiten, die fehlen: kochen, sprechen, planen, arbeiten.',
            'Licht, Geräusche und Menschen sind schwerer auszuhalten.',
          ],
        },
        drivers: {
          en: 'Researchers read 1,127 forum posts. In them, people name two causes: not being understood, and [masking](resources/masking).',
          de: 'Forschende haben 1.127 Beiträge aus Foren gelesen. Darin nennen Menschen zwei Ursachen: nicht verstanden werden und [Maskieren](resources/masking).',
        },
      },
    },
    {
      id: 'known',
      drawing: '/drawings/part-studies.svg',
      title: { en: 'What’s known, and what isn’t', de: 'Was man weiß und was nicht' },
      parts: {
        depression: {
          en: 'It overlaps a lot with depression: in a survey of 141 autistic adults with burnout, almost all scored high for depression. The researchers think it’s something separate, but can’t yet tell the two apart for certain. So see a doctor, and don’t rule out depression by yourself.',
          de: 'Es überschneidet sich stark mit Depression: In einer Umfrage unter 141 autistischen Erwachsenen mit Burnout hatten fast alle hohe Werte für Depression. Die Forschenden halten es für etwas Eigenes, können beides aber noch nicht sicher unterscheiden. Geh deshalb in eine Arztpraxis und schließ eine Depression nicht selbst aus.',
        },
        open: {
          en: 'Nobody can say how many people have it, how long it lasts, or which treatment works.',
          de: 'Niemand kann sagen, wie viele Menschen es haben, wie lange es dauert oder welche Behandlung wirkt.',
        },
        doctor: {
          en: 'Some researchers suspect that “do more, meet people” may be the wrong advice for some. That isn’t proven. If it makes things worse for you, tell your doctor or therapist.',
          de: 'Manche Forschende vermuten, dass „mehr unternehmen, Leute treffen“ für manche falsch sein könnte. Bewiesen ist das nicht. Sag es deiner Ärztin, deinem Arzt oder in der Therapie, wenn es damit schlimmer wird.',
        },
      },
    },
    {
      id: 'helps',
      drawing: '/drawings/part-armchair.svg',
      title: { en: 'What people say helps them', de: 'Was Menschen nach eigenen Worten hilft' },
      parts: {
        list: {
          en: [
            'Fewer demands, and rest that really is rest.',
            'Quiet for the senses. Less masking, where it’s safe.',
            'Time for what they love.',
            'Being believed, and people who’ve been through it.',
          ],
          de: [
            'Weniger Anforderungen und Ruhe, die wirklich Ruhe ist.',
            'Stille für die Sinne. Weniger maskieren, wo es sicher ist.',
            'Zeit für das, was sie lieben.',
            'Dass man ihnen glaubt, und Menschen, die es selbst kennen.',
          ],
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: [
        'You don’t have to earn rest.',
        'If you can’t work: a doctor can write a sick note (Krankschreibung). You can talk about what it says.',
      ],
      de: [
        'Du musst dir Ruhe nicht verdienen.',
        'Wenn du nicht arbeiten kannst: Eine Ärztin oder ein Arzt kann dich krankschreiben. Was auf der Krankschreibung steht, könnt ihr besprechen.',
      ],
    },
    parents: {
      en: [
        'Young people know it too. In eight interviews they said it helped to have kind adults who looked for ways with them.',
        'There’s very little research on children. If school, talking or washing no longer work, ask a doctor.',
      ],
      de: [
        'Auch junge Menschen kennen es. In acht Gesprächen sagten sie, dass ihnen freundliche Erwachsene geholfen haben, die mit ihnen nach Wegen suchten.',
        'Bei Kindern ist sehr wenig erforscht. Wenn Schule, Sprechen oder Waschen nicht mehr gehen, frag in einer Praxis nach.',
      ],
    },
    teachers: {
      en: [
        'What a pupil could do in spring may not be possible now. That’s not laziness.',
        'Talk to the pupil and the family about what can be left out for now.',
      ],
      de: [
        'Was ein Kind im Frühling konnte, geht jetzt vielleicht nicht. Das ist keine Faulheit.',
        'Sprich mit dem Kind und der Familie darüber, was jetzt wegbleiben kann.',
      ],
    },
  },
  steps: {
    en: [
      'Today: cancel one thing. Make one thing quieter or darker. Tell one person, in writing if that’s better.',
      'Make an appointment with your GP. Ask about sleep, blood tests, depression and pain.',
      'Later: see what you can do less of, at work or school.',
    ],
    de: [
      'Heute: Sag eine Sache ab. Mach eine Sache leiser oder dunkler. Sag es einem Menschen, gern schriftlich.',
      'Mach einen Termin in deiner Hausarztpraxis. Frag nach Schlaf, Blutwerten, Depression und Schmerzen.',
      'Später: Schau, was bei der Arbeit oder in der Schule weniger werden kann.',
    ],
  },
  terms: [
    {
      id: 'burnout',
      term: { en: 'Autistic burnout', de: 'autistischer Burnout' },
      meaning: {
        en: 'long, deep exhaustion in autistic people; what used to work no longer does',
        de: 'lange, tiefe Erschöpfung autistischer Menschen; was ging, geht nicht mehr',
      },
    },
    {
      id: 'sick-note',
      term: { en: 'Krankschreibung', de: 'Krankschreibung (AU)' },
      meaning: {
        en: 'a doctor’s note that you can’t work',
        de: 'die ärztliche Bescheinigung, dass du nicht arbeiten kannst',
      },
    },
  ],
  isNoAdvice: 'medical',
  hasHelp: true,
  next: {
    text: {
      en: 'Masking takes energy. Read what it is, and where you could do less of it.',
      de: 'Maskieren kostet Kraft. Lies, was das ist und wo es weniger werden könnte.',
    },
    label: { en: 'Read about masking', de: 'Über Maskieren lesen' },
    path: '/resources/masking',
  },
  checked: {
    lastChecked: '2026-11-22',
    sources: [
      sourcesOfWords.burnout,
      {
        title: 'What autistic people write about burnout (Mantzalas and others, 2022)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8992925',
        lang: 'en',
      },
      {
        title: 'A definition by autistic adults (Higgins, Arnold and others, 2021)',
        url: 'https://journals.sagepub.com/doi/10.1177/13623613211019858',
        lang: 'en',
      },
      {
        title: 'Survey of 141 autistic adults (Arnold and others, 2023)',
        url: 'https://doi.org/10.1177/13623613221147401',
        lang: 'en',
      },
      {
        title: 'What autistic young people say (Phung and others, 2021)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8595127',
        lang: 'en',
      },
    ],
  },
};
