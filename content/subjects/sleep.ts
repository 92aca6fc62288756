import type { Subject } from './subject.ts';

export const sleep: Subject = {
  group: 'everyday',
  drawing: '/drawings/sleep.svg',
  lead: {
    en: 'Wide awake at night, worn out in the morning: many autistic people and people with ADHD know the feeling. What’s known, and what you can try.',
    de: 'Nachts hellwach, morgens erschöpft: Das kennen viele autistische Menschen und Menschen mit ADHS. Was man weiß und was du versuchen kannst.',
  },
  passages: [
    {
      id: 'why',
      drawing: '/drawings/part-moon.svg',
      title: { en: 'Why sleep can be hard', de: 'Warum Schlafen schwer sein kann' },
      parts: {
        clock: {
          en: 'In many adults with ADHD the body clock runs late. In one study, 182 of them went to bed 39 minutes later on average than other adults; 17 in 100 needed an hour to fall asleep, compared with 4 in 100 of the others. That’s how the body works. It isn’t laziness.',
          de: 'Bei vielen Erwachsenen mit ADHS geht die innere Uhr nach. In einer Studie gingen 182 von ihnen im Schnitt 39 Minuten später ins Bett als andere; 17 von 100 brauchten eine Stunde zum Einschlafen, von den anderen 4 von 100. So arbeitet der Körper. Mit Faulheit hat das nichts zu tun.',
        },
        other: {
          en: 'With ADHD, another sleep disorder is often overlooked, for example pauses in breathing at night, or restless legs. Stimulants (medicine for ADHD) can push sleep later, too; talk about it with your doctor.',
          de: 'Bei ADHS wird oft eine andere Schlafkrankheit übersehen, zum Beispiel Atemaussetzer in der Nacht oder unruhige Beine. Auch Stimulanzien (Medikamente bei ADHS) können den Schlaf nach hinten schieben; sprich darüber in der Praxis.',
        },
        look: {
          en: 'With autistic children, guidelines start by looking for causes: room, noise, light, screens, bedtime, movement, pain, teeth, belly, skin, worries, school, medicine.',
          de: 'Bei autistischen Kindern suchen Leitlinien zuerst nach Ursachen: Zimmer, Lärm, Licht, Bildschirme, Bettzeit, Bewegung, Schmerzen, Zähne, Bauch, Haut, Sorgen, Schule, Medikamente.',
        },
      },
    },
    {
      id: 'try',
      drawing: '/drawings/part-bed.svg',
      title: { en: 'What you can try', de: 'Was du versuchen kannst' },
      parts: {
        light: {
          en: 'For adults with ADHD there’s some evidence for light in the morning: three of six small studies support it. Everything below comes from experience. Take what suits you.',
          de: 'Für Erwachsene mit ADHS gibt es Hinweise auf Licht am Morgen: Drei von sechs kleinen Studien sprechen dafür. Alles Weitere ist Erfahrung. Nimm, was zu dir passt.',
        },
        list: {
          en: [
            'Get up at the same time, and go into daylight soon after.',
            'An alarm in the evening: from now on it gets quieter.',
            'The same order every evening. Dark and cool.',
            'Write down what’s going round in your head. An audiobook, if it calms you.',
          ],
          de: [
            'Zur selben Zeit aufstehen und bald danach ans Tageslicht gehen.',
            'Ein Wecker am Abend: Ab jetzt wird es ruhiger.',
            'Jeden Abend dieselbe Reihenfolge. Dunkel und kühl.',
            'Aufschreiben, was im Kopf kreist. Ein Hörbuch, wenn es dich beruhigt.',
          ],
        },
      },
    },
    {
      id: 'melatonin',
      drawing: '/drawings/part-pills.svg',
      title: { en: 'Melatonin and weighted blankets', de: 'Melatonin und Gewichtsdecken' },
      parts: {
        melatonin: {
          en: 'A guideline for autistic children says: habits and surroundings first; then melatonin can be offered, with a doctor. What it does over many years isn’t known. Please don’t give it without asking a doctor. Ask a pharmacist about sprays and gummies from a shop, too.',
          de: 'Eine Leitlinie für autistische Kinder sagt: zuerst Gewohnheiten und Umgebung, dann kann Melatonin angeboten werden, ärztlich begleitet. Was es über viele Jahre bewirkt, ist nicht bekannt. Bitte gib es nur mit ärztlichem Rat. Frag auch bei frei verkauften Sprays und Fruchtgummis in der Apotheke.',
        },
        blanket: {
          en: 'Weighted blankets: with autistic children no effect on sleep has been proven. Some people like them. They’re not for babies or small children.',
          de: 'Gewichtsdecken: Bei autistischen Kindern ist keine Wirkung auf den Schlaf belegt. Manche mögen sie. Für Babys und kleine Kinder sind sie nichts.',
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: [
        'A late body clock and an early shift don’t go well together. Ask whether you can start later.',
        'Don’t drive when you can hardly stay awake, and see a doctor about it.',
      ],
      de: [
        'Eine späte innere Uhr und ein früher Dienst passen schlecht zusammen. Frag, ob du später anfangen kannst.',
        'Fahr nicht, wenn du kaum wach bleibst, und geh damit in die Praxis.',
      ],
    },
    parents: {
      en: [
        'Body first: pain, itching, teeth, belly. Then room and evening.',
        'Loud snoring, choking or pauses in breathing: see a specialist.',
        'When the whole family is worn out, that’s a reason to ask for help, too.',
      ],
      de: [
        'Zuerst der Körper: Schmerzen, Juckreiz, Zähne, Bauch. Dann Zimmer und Abend.',
        'Lautes Schnarchen, Luftnot oder Atemaussetzer: zur Fachärztin oder zum Facharzt.',
        'Auch wenn die ganze Familie erschöpft ist, ist das ein Grund, Hilfe zu holen.',
      ],
    },
    teachers: {
      en: ['Someone who’s tired in the first lesson isn’t lazy. Perhaps the test can be later in the day.'],
      de: ['Wer in der ersten Stunde müde ist, ist nicht faul. Vielleicht kann die Prüfung später am Tag sein.'],
    },
  },
  steps: {
    en: [
      'Keep a sleep diary for two weeks: to bed, asleep, awake, up. Add what was different.',
      'Change one thing: get up at the same time, and get some light in the morning.',
      'See a doctor about snoring with pauses, restless legs, sleepiness in the day, or trouble since a new medicine.',
    ],
    de: [
      'Führ zwei Wochen lang ein Schlafprotokoll: ins Bett, eingeschlafen, wach, aufgestanden. Schreib dazu, was anders war.',
      'Ändere eine Sache: Steh zur selben Zeit auf und geh morgens ans Licht.',
      'Geh in die Praxis bei Schnarchen mit Aussetzern, unruhigen Beinen, Müdigkeit am Tag oder Problemen seit einem neuen Medikament.',
    ],
  },
  terms: [
    {
      id: 'late',
      term: { en: 'Delayed sleep phase', de: 'Verzögerte Schlafphase' },
      meaning: {
        en: 'the body clock runs late: awake late, hard mornings',
        de: 'die innere Uhr geht nach: spät wach, schwere Morgen',
      },
    },
    {
      id: 'diary',
      term: { en: 'Sleep diary', de: 'Schlafprotokoll' },
      meaning: { en: 'a list: to bed, asleep, awake, up', de: 'eine Liste: ins Bett, eingeschlafen, wach, auf' },
    },
    {
      id: 'hygiene',
      term: { en: 'Sleep hygiene', de: 'Schlafhygiene' },
      meaning: {
        en: 'habits around sleep; they help some, not everyone',
        de: 'Gewohnheiten rund um den Schlaf; sie helfen manchen, nicht allen',
      },
    },
  ],
  isNoAdvice: 'medical',
  next: {
    text: {
      en: 'A day that is too loud can end in a night without sleep. Read what can help with that.',
      de: 'Ein zu lauter Tag kann in einer Nacht ohne Schlaf enden. Lies, was dagegen helfen kann.',
    },
    label: { en: 'Read about sensory overload', de: 'Über Reizüberflutung lesen' },
    path: '/resources/overload',
  },
  checked: {
    lastChecked: '2026-11-22',
    sources: [
      {
        title: 'Sleep treatment in adults with ADHD (review, 2021)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8534229',
        lang: 'en',
      },
      {
        title: 'Inner clock and stimulants in adults with ADHD (review, 2017)',
        url: 'https://pubmed.ncbi.nlm.nih.gov/23509113/',
        lang: 'en',
      },
      {
        title: 'Sleep disorders in ADHD (review, 2018)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6299464',
        lang: 'en',
      },
      {
        title: 'Sleep of autistic children (American Academy of Neurology, 2020)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7238942/',
        lang: 'en',
      },
      {
        title: 'Sleep of autistic children, after NICE (Autism Wales)',
        url: 'https://autismwales.org/en/community-services/i-work-with-children-in-health-social-care/practitioner-toolkit-support-and-interventions-for-children-with-asd/sleep-issues/',
        lang: 'en',
      },
    ],
  },
};
