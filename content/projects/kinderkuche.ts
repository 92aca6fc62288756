import type { Localized } from '#contract/locale.ts';
import type { ProjectWords } from './project-words.ts';

export const kinderkuche: ProjectWords = {
  brief: {
    points: {
      en: [
        'Children cook together in a small, calm group, always with adults.',
        'Every child decides what to touch and taste. There’s no place or date yet.',
      ],
      de: [
        'Kinder kochen zusammen in einer kleinen, ruhigen Gruppe, immer mit Erwachsenen.',
        'Jedes Kind entscheidet, was es anfasst und probiert. Ort und Termin gibt es noch nicht.',
      ],
    },
    minutes: 3,
  },
  intro: {
    en: 'Kinderküche is German for “children’s kitchen”. The idea: neurodivergent children cook a meal together with their friends, brothers and sisters. Nobody has to talk much.',
    de: 'Die Idee: Neurodivergente Kinder kochen zusammen mit Freunden und Geschwistern ein Essen. Niemand muss viel reden.',
  },
  more: {
    en: [
      'Each step comes as a picture and one sentence. There’s one task at a time, and every child can stop, or only watch.',
      'There will be four parts, always the same: arrive and wash hands, prepare, cook, eat and clear up.',
    ],
    de: [
      'Jeder Schritt wird als Bild gezeigt und in einem Satz gesagt. Es gibt immer nur eine Aufgabe, und jedes Kind darf aufhören oder nur zuschauen.',
      'Wir planen vier Teile, die immer gleich sind: ankommen und Hände waschen, vorbereiten, kochen, essen und aufräumen.',
    ],
  },
  needs: {
    id: 'needs',
    title: { en: 'What we need', de: 'Was wir brauchen' },
    drawing: '/drawings/cook-board.svg',
    parts: {
      list: {
        en: [
          'A quiet kitchen with a low table, or a non-slip step',
          'Chopping boards, each with a damp cloth under it so it stays in place',
          'Small, sharp knives that fit a child’s hand: blunt knives slip more often',
          'Picture recipes, ear defenders, gloves, a corner to rest in',
          'Adults, including one who knows about food hygiene',
        ],
        de: [
          'Eine ruhige Küche mit einem niedrigen Tisch oder einem rutschfesten Tritt',
          'Bretter, unter jedem ein feuchtes Tuch, damit sie nicht verrutschen',
          'Kleine scharfe Messer, die in eine Kinderhand passen: Ein stumpfes Messer rutscht eher ab',
          'Rezepte in Bildern, Gehörschutz, Handschuhe, eine Ecke zum Ausruhen',
          'Erwachsene, von denen eine Person sich mit Hygiene auskennt',
        ],
      },
    },
  },
  benefits: {
    id: 'benefits',
    title: { en: 'What cooking can be good for', de: 'Wofür Kochen gut sein kann' },
    drawing: '/drawings/cook-bowl.svg',
    parts: {
      text: {
        en: 'This is what children can practise when they cook, says a magazine of the German accident insurance. Kinderküche isn’t therapy.',
        de: 'Das können Kinder beim Kochen üben, sagt eine Zeitschrift der gesetzlichen Unfallversicherung. Die Kinderküche ist keine Therapie.',
      },
      list: {
        en: [
          'Senses: seeing, smelling and, if they like, tasting food',
          'Hands and words: stirring, cutting, naming things',
          'Confidence: “I cooked this myself”',
          'Being together at one table',
        ],
        de: [
          'Sinne: Essen sehen, riechen und, wer mag, schmecken',
          'Hände und Sprache: rühren, schneiden, Dinge benennen',
          'Selbstvertrauen: „Das habe ich selbst gekocht“',
          'Zusammen an einem Tisch sein',
        ],
      },
    },
  },
  status: {
    id: 'status',
    title: { en: 'Current status', de: 'Aktueller Stand' },
    drawing: '/drawings/cook-date.svg',
    parts: {
      text: {
        en: 'In preparation: there’s no place or date yet. Before the first session we need a kitchen, insurance, parents’ consent, emergency contacts, enough adults and the rules from the health office (Gesundheitsamt).',
        de: 'In Vorbereitung: Ort und Termin gibt es noch nicht. Vor dem ersten Treffen brauchen wir eine Küche, eine Versicherung, die Zustimmung der Eltern, Notfallkontakte, genug Erwachsene und die Regeln des Gesundheitsamts.',
      },
    },
  },
  safety: {
    id: 'safety',
    title: { en: 'Safety', de: 'Sicherheit' },
    drawing: '/drawings/cook-glove.svg',
    parts: {
      list: {
        en: [
          'An adult stands beside every child who is using a knife.',
          'Only children aged 8 or older work at the hob, at the oven or with hot fat.',
          'Our recipes contain no raw egg, no minced meat and no raw milk.',
          'If you have diarrhoea, vomiting or an infected cut on your hands, please don’t cook that day.',
          'Parents tell us about allergies before each session. Every dish comes with a list of its ingredients.',
        ],
        de: [
          'Neben jedem Kind, das etwas schneidet, steht eine erwachsene Person.',
          'Nur Kinder ab 8 Jahren arbeiten am Herd, am Ofen oder mit heißem Fett.',
          'In unseren Rezepten ist kein rohes Ei, kein Hackfleisch und keine Rohmilch.',
          'Wer Durchfall hat, sich übergibt oder eine entzündete Wunde an den Händen hat, kocht an diesem Tag nicht.',
          'Eltern nennen uns vor jedem Treffen die Allergien. Zu jedem Gericht gibt es die Liste, was darin ist.',
        ],
      },
    },
  },
  health: {
    title: { en: 'Health guidelines', de: 'Gesundheitsregeln' },
    lead: {
      en: 'Open the one you need. This is information, not medical advice.',
      de: 'Öffne, was du brauchst. Das sind Informationen, kein ärztlicher Rat.',
    },
    guidelines: [
      {
        id: 'hands',
        title: { en: 'Washing hands', de: 'Hände waschen' },
        points: {
          en: [
            'With soap, 20 to 30 seconds.',
            'Before cooking, after the toilet, and each time after touching raw meat, poultry or eggs.',
          ],
          de: [
            'Mit Seife, 20 bis 30 Sekunden.',
            'Vor dem Kochen, nach der Toilette und jedes Mal nach rohem Fleisch, Geflügel oder Eiern.',
          ],
        },
      },
      {
        id: 'meat',
        title: { en: 'Meat and heat', de: 'Fleisch und Hitze' },
        points: {
          en: [
            'Never put raw meat and salad on the same board.',
            'Meat must reach 70 °C inside for at least two minutes.',
          ],
          de: [
            'Rohes Fleisch liegt nie auf demselben Brett wie Salat.',
            'Innen muss Fleisch mindestens zwei Minuten lang 70 °C heiß sein.',
          ],
        },
      },
      {
        id: 'allergies',
        title: { en: 'Allergies: the 14 groups', de: 'Allergien: die 14 Gruppen' },
        points: {
          en: [
            'In the European Union these must be declared: cereals with gluten, crustaceans, eggs, fish, peanuts, soy, milk, nuts, celery, mustard, sesame, sulphur dioxide and sulphites, lupin, molluscs.',
          ],
          de: [
            'In der Europäischen Union müssen diese genannt werden: Getreide mit Gluten, Krebstiere, Eier, Fisch, Erdnüsse, Soja, Milch, Nüsse, Sellerie, Senf, Sesam, Schwefeldioxid und Sulfite, Lupinen, Weichtiere.',
          ],
        },
      },
    ],
  },
  community: {
    id: 'community',
    title: { en: 'Community guidelines', de: 'Regeln für das Miteinander' },
    drawing: '/drawings/cook-table.svg',
    parts: {
      list: {
        en: [
          'No is an answer. Nobody has to taste, touch or speak.',
          'We don’t praise empty plates, and we don’t comment on bodies.',
          'Headphones, fidget toys and breaks are always fine.',
          'We say what comes next, and we tell everyone early if it changes.',
          'No photos of children.',
        ],
        de: [
          'Nein ist eine Antwort. Niemand muss probieren, anfassen oder sprechen.',
          'Wir loben keine leeren Teller und sagen nichts über Körper.',
          'Kopfhörer, Fidget-Spielzeug und Pausen sind immer in Ordnung.',
          'Wir sagen vorher, was als Nächstes kommt, und sagen früh, wenn sich etwas ändert.',
          'Keine Fotos von Kindern.',
        ],
      },
    },
  },
  checked: {
    lastChecked: '2026-11-20',
    sources: [
      {
        title: 'KinderKinder (DGUV): Kochen mit Kindern',
        url: 'https://www.kinderkinder.dguv.de/kochen-mit-kindern',
        lang: 'de',
      },
      {
        title: 'Reinert Bärchen: Kochen mit Kindern',
        url: 'https://reinert-baerchen.com/de/ernaehrung/wissen-tipps/artikel/kochen-mit-kindern',
        lang: 'de',
      },
      {
        title: 'OVB Heimatzeitungen: Richtig Hände waschen (nach Angaben der BZgA)',
        url: 'https://www.ovb-heimatzeitungen.de/weltspiegel/2018/06/25/richtig-haende-waschen-happy-birthday-summen-hilft.ovb/amp',
        lang: 'de',
      },
      {
        title: 'Stiftung Warentest: Antibiotika – warum zu viel krank macht',
        url: 'https://www.test.de/Antibiotika-Warum-zu-viel-krankmacht-4458516-4458522/',
        lang: 'de',
      },
      {
        title: 'Luxemburg, Landwirtschaft: Allergenkennzeichnung',
        url: 'https://agriculture.public.lu/de/lebensmittelsicherheit-qualitatszeichen/lebensmittelsicherheit-anforderungen/kennzeichnung/allergenkennzeichnung.html',
        lang: 'de',
      },
    ],
  },
};

export const next = {
  text: {
    en: 'Would you like to cook with your child, help as an adult, or lend us a kitchen? Write to us.',
    de: 'Möchtest du mit deinem Kind mitkochen, als Erwachsene oder Erwachsener helfen oder uns eine Küche leihen? Schreib uns.',
  },
  label: { en: 'Take part', de: 'Mitmachen' },
} as const satisfies Record<string, Localized>;
