import { sourcesOfWords } from '#content/words/sources.ts';
import type { Subject } from './subject.ts';

export const overload: Subject = {
  group: 'too-much',
  drawing: '/drawings/overload.svg',
  lead: {
    en: 'Sounds, light, smells, people, plans that change: sometimes more comes in than your head can sort. What that is, and what can help.',
    de: 'Geräusche, Licht, Gerüche, Menschen, Pläne, die sich ändern: Manchmal kommt mehr an, als ein Kopf sortieren kann. Was das ist und was helfen kann.',
  },
  passages: [
    {
      id: 'now',
      drawing: '/drawings/part-headphones.svg',
      title: { en: 'What can help right now', de: 'Was jetzt helfen kann' },
      parts: {
        list: {
          en: [
            'Get away, or turn away: a corridor, a toilet, a wall.',
            'Take one thing away: light, sound, talk, closeness.',
            'Drink some water. Hold something. Move in a way that calms you.',
            'Take time. Nobody can say how long you’ll need.',
          ],
          de: [
            'Geh weg oder dreh dich weg: ein Flur, eine Toilette, eine Wand.',
            'Nimm eine Sache weg: Licht, Geräusch, Gespräch, Nähe.',
            'Trink etwas Wasser. Halte etwas fest. Beweg dich so, wie es dich beruhigt.',
            'Nimm dir Zeit. Niemand kann sagen, wie lange du brauchst.',
          ],
        },
        headphones: {
          en: 'Headphones: in a small first study, six autistic children were less stressed with them. That’s too few to be sure, so try them and see. If sounds frighten or hurt you, you can have your hearing checked, too.',
          de: 'Kopfhörer: In einer kleinen ersten Studie hatten sechs autistische Kinder damit weniger Stress. Das sind zu wenige, um sicher zu sein. Probier aus, ob sie dir guttun. Wenn Geräusche dir Angst machen oder wehtun, kannst du auch dein Gehör prüfen lassen.',
        },
      },
    },
    {
      id: 'what',
      drawing: '/drawings/part-sink.svg',
      title: { en: 'What overload is', de: 'Was Reizüberflutung ist' },
      parts: {
        sink: {
          en: 'Some autistic people compare it to a sink: water runs in faster than it drains. Quiet, a repeated movement or a favourite topic lets it drain. If more and more runs in, it overflows.',
          de: 'Manche autistische Menschen beschreiben es wie ein Waschbecken: Es läuft mehr Wasser hinein, als ablaufen kann. Ruhe, eine Bewegung, die sich wiederholt, oder ein Lieblingsthema lassen es ablaufen. Kommt immer mehr dazu, läuft es über.',
        },
        senses: {
          en: 'It has to do with how the brain makes sense of what the senses report. There are more than five: balance, and signals from inside such as hunger or pain, count too. A sense can notice a lot or very little. Both can be true for the same person, and it can change from day to day.',
          de: 'Es geht darum, wie das Gehirn verarbeitet, was die Sinne melden. Es gibt mehr als fünf: Auch Gleichgewicht und Signale von innen wie Hunger oder Schmerz gehören dazu. Ein Sinn kann sehr viel oder sehr wenig melden. Beides gibt es bei demselben Menschen, und es kann sich von Tag zu Tag ändern.',
        },
      },
    },
    {
      id: 'signs',
      drawing: '/drawings/part-ear.svg',
      title: { en: 'How it can look', de: 'Wie es aussehen kann' },
      parts: {
        list: {
          en: [
            'A lot comes in: someone avoids noise, busy places, some clothes or some food.',
            'Little comes in: someone doesn’t react when spoken to, or doesn’t notice a dirty face.',
            'Everyday sounds are too loud or hurt, certain sounds are unbearable, or they frighten.',
          ],
          de: [
            'Es kommt viel an: Jemand meidet Lärm, volle Orte, manche Kleidung oder manches Essen.',
            'Es kommt wenig an: Jemand reagiert nicht, wenn man spricht, oder bemerkt ein schmutziges Gesicht nicht.',
            'Alltägliche Geräusche sind zu laut oder tun weh, bestimmte Geräusche sind unerträglich, oder sie machen Angst.',
          ],
        },
        number: {
          en: 'By one estimate, up to 70 in 100 autistic people find sounds hard to bear. Many people with ADHD have trouble with noise, too. Being sensitive doesn’t by itself mean you’re autistic.',
          de: 'Nach einer Schätzung ertragen bis zu 70 von 100 autistischen Menschen Geräusche schlecht. Auch vielen Menschen mit ADHS macht Lärm zu schaffen. Wer empfindlich ist, muss deshalb nicht autistisch sein.',
        },
        over: {
          en: 'If it stays too much, it can end in a [meltdown or a shutdown](resources/meltdown).',
          de: 'Bleibt es zu viel, kann es in einem [Meltdown oder Shutdown](resources/meltdown) enden.',
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: ['Plan a break before you need it.', 'At work you can ask for a quieter place or fixed breaks.'],
      de: [
        'Plane eine Pause ein, bevor du sie brauchst.',
        'Bei der Arbeit kannst du um einen ruhigeren Platz oder feste Pausen bitten.',
      ],
    },
    parents: {
      en: [
        'Children often can’t say it. Watch for hands over ears, trouble with clothes or food, running away.',
        'Few words, a low voice, yes-or-no questions. Not “pull yourself together”.',
      ],
      de: [
        'Kinder können es oft nicht sagen. Achte auf: Hände auf den Ohren, Kleidung, Essen, Weglaufen.',
        'Wenige Worte, leise Stimme, Fragen mit Ja oder Nein. Kein „Reiß dich zusammen“.',
      ],
    },
    teachers: {
      en: [
        'Look at the room first: what hums, flickers or smells? Who sits behind the child?',
        'Agree on a quiet place and a sign for “I need to go” that needs no words.',
      ],
      de: [
        'Schau zuerst auf den Raum: Was brummt, flackert, riecht? Wer sitzt hinter dem Kind?',
        'Vereinbare einen ruhigen Ort und ein Zeichen für „Ich muss raus“, für das man keine Worte braucht.',
      ],
    },
  },
  steps: {
    en: [
      'For each sense, write down: what is too much, what is too little, what helps? There’s a sheet for it: the [sensory profile](printables/sensory-profile).',
      'Pack a small bag: ear protection, a cap or sunglasses, something to hold, [a card that says “I can’t speak right now”](help-now).',
      'At home, school or work, agree on one quiet place and one sign for “I need to go”.',
    ],
    de: [
      'Schreib zu jedem Sinn auf: Was ist zu viel, was ist zu wenig, was hilft? Dafür gibt es ein Blatt: das [sensorische Profil](printables/sensory-profile).',
      'Pack eine kleine Tasche: Gehörschutz, Kappe oder Sonnenbrille, etwas zum Festhalten, [eine Karte mit „Ich kann gerade nicht sprechen“](help-now).',
      'Vereinbare zu Hause, in der Schule oder bei der Arbeit einen ruhigen Ort und ein Zeichen für „Ich muss raus“.',
    ],
  },
  terms: [
    {
      id: 'overload',
      term: { en: 'Overload', de: 'Reizüberflutung, Overload' },
      meaning: {
        en: 'too much coming in at once; your head can’t sort it any more',
        de: 'zu viele Eindrücke auf einmal; der Kopf kann sie nicht mehr sortieren',
      },
    },
    {
      id: 'hyper',
      term: { en: 'Hypersensitive, hyposensitive', de: 'hypersensibel, hyposensibel' },
      meaning: { en: 'feeling more, or less, than others do', de: 'mehr oder weniger spüren als andere' },
    },
    {
      id: 'stimming',
      term: { en: 'Stimming', de: 'Stimming' },
      meaning: {
        en: 'a repeated movement or sound that calms or helps to concentrate',
        de: 'eine Bewegung oder ein Laut, der sich wiederholt und beruhigt oder beim Konzentrieren hilft',
      },
    },
  ],
  isNoAdvice: 'medical',
  next: {
    text: {
      en: 'What helps you when it gets too much? Others may be looking for exactly that.',
      de: 'Was hilft dir, wenn es zu viel wird? Vielleicht sucht jemand genau das.',
    },
    label: { en: 'Tell us what helps you', de: 'Schreib uns, was dir hilft' },
    path: '/contact?reason=share',
  },
  checked: {
    lastChecked: '2026-11-22',
    sources: [
      sourcesOfWords.sensory,
      {
        title: 'Sensory (Barnsley Hospital, NHS)',
        url: 'https://barnsleyhospital.nhs.uk/services/community-paediatrics/support-hub/sensory',
        lang: 'en',
      },
      {
        title: 'Noise-cancelling headphones and neurodivergent people (K.-R. Foley, 2024)',
        url: 'https://allafrica.com/stories/202405290559.html',
        lang: 'en',
      },
      {
        title: 'Study on headphones with six autistic children (2019)',
        url: 'https://www.frontiersin.org/articles/10.3389/fnint.2019.00065/full',
        lang: 'en',
      },
      sourcesOfWords.overloadDe,
      { title: 'Overload (DocCheck Flexikon)', url: 'https://flexikon.doccheck.com/de/Overload', lang: 'de' },
    ],
  },
};
