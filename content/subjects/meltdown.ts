import { sourcesOfWords } from '#content/words/sources.ts';
import type { Subject } from './subject.ts';

export const meltdown: Subject = {
  group: 'too-much',
  drawing: '/drawings/meltdown.svg',
  lead: {
    en: 'When everything is too much, some people shout, cry or run away, and some can hardly speak. Nobody does it on purpose. What helps, and what others can do.',
    de: 'Wenn alles zu viel ist, schreien, weinen oder fliehen manche, und andere können kaum sprechen. Niemand tut das mit Absicht. Was hilft und was andere tun können.',
  },
  passages: [
    {
      id: 'what',
      drawing: '/drawings/part-two-ways.svg',
      title: { en: 'Two ways it can go', de: 'Was dann passieren kann' },
      parts: {
        meltdown: {
          en: 'In a meltdown it all comes out: crying, shouting, hitting, running away. Nobody can control it while it lasts. In a study, 32 autistic adults described very strong anger, sadness or fear, and said that thinking and memory fail. Some meltdowns happen inside, and nobody sees them.',
          de: 'Bei einem Meltdown kommt alles heraus: weinen, schreien, schlagen, weglaufen. Solange er dauert, lässt er sich nicht steuern. In einer Studie erzählten 32 autistische Erwachsene von sehr starker Wut, Trauer oder Angst, und davon, dass Denken und Gedächtnis versagen. Manche Meltdowns passieren innen, und niemand sieht sie.',
        },
        shutdown: {
          en: 'In a shutdown everything closes down: you can hardly answer, move or show anything. Speech can be gone during it and afterwards.',
          de: 'Bei einem Shutdown macht alles zu: kaum antworten, kaum bewegen, nichts zeigen können. Die Sprache kann währenddessen und danach weg sein.',
        },
        not: {
          en: 'Neither is a tantrum, and neither is aimed at anyone. Anyone can have moments like this, autistic or not.',
          de: 'Beides ist kein Trotz und richtet sich gegen niemanden. Jeder Mensch kann solche Momente haben, mit und ohne Autismus.',
        },
      },
    },
    {
      id: 'others',
      drawing: '/drawings/part-two-people.svg',
      title: { en: 'What others can do', de: 'Was andere tun können' },
      parts: {
        list: {
          en: [
            'Stay calm. Few words, a low voice, short sentences.',
            'Ask yes-or-no questions, or offer paper or a phone to type on.',
            'Less light, less sound, fewer people. Leave together only if the person agrees.',
            'Stay close, but give space. Keep others away. No filming.',
            'Afterwards: something to drink, quiet, time. Talk later, together.',
          ],
          de: [
            'Bleib ruhig. Wenige Worte, leise Stimme, kurze Sätze.',
            'Frag so, dass Ja oder Nein reicht, oder biete Papier oder ein Handy zum Tippen an.',
            'Weniger Licht, weniger Geräusche, weniger Menschen. Geht nur zusammen weg, wenn die Person einverstanden ist.',
            'Bleib in der Nähe und lass Platz. Halte andere fern. Niemand filmt.',
            'Danach: etwas zu trinken, Ruhe, Zeit. Redet später, gemeinsam.',
          ],
        },
      },
    },
    {
      id: 'leave-out',
      drawing: '/drawings/part-fewer-words.svg',
      title: { en: 'What to avoid', de: 'Was du besser lässt' },
      parts: {
        list: {
          en: [
            'Arguing, joking, “look at me”, counting to three.',
            'Waiting for an answer in words.',
            'Touching or holding without consent.',
            'Punishment, blame, “why did you do it again?” on the same day.',
          ],
          de: [
            'Diskussionen, Scherze, „Schau mich an“, bis drei zählen.',
            'Auf eine gesprochene Antwort warten.',
            'Anfassen oder festhalten, ohne dass die Person es will.',
            'Strafe, Vorwürfe, „Warum schon wieder?“ am selben Tag.',
          ],
        },
        pressure: {
          en: 'Autistic people write that pressure makes it worse once it has begun.',
          de: 'Autistische Menschen schreiben: Druck macht es schlimmer, wenn es einmal begonnen hat.',
        },
        danger: {
          en: 'Is someone’s life in danger, or is someone badly hurt? Call 112, and say: “They’re autistic. Please speak quietly.” If someone hurts themselves or others again and again, ask a doctor; pain, sleep or medicine may play a part.',
          de: 'Ist ein Leben in Gefahr oder jemand schwer verletzt? Ruf 112 an und sag: „Die Person ist autistisch. Bitte sprechen Sie ruhig.“ Wenn sich jemand immer wieder verletzt oder andere angreift, frag in einer Praxis nach; auch Schmerzen, Schlaf oder Medikamente können eine Rolle spielen.',
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: [
        'You didn’t do this on purpose.',
        'People mention early signs: restlessness, headache, light and sound getting harder to bear, an urge to run away. Which are yours?',
        'You can show a [card that says “I can’t speak right now”](help-now).',
      ],
      de: [
        'Du hast das nicht mit Absicht gemacht.',
        'Viele nennen frühe Zeichen: Unruhe, Kopfschmerzen, Licht und Geräusche werden schwerer auszuhalten, der Wunsch wegzulaufen. Welche sind deine?',
        'Du kannst eine [Karte mit „Ich kann gerade nicht sprechen“](help-now) zeigen.',
      ],
    },
    parents: {
      en: [
        'A child needs someone who stays calm. If you can’t right now, swap with another adult.',
        'Young people told researchers it helped to be understood and to look for ways together.',
      ],
      de: [
        'Ein Kind braucht jemanden, der ruhig bleibt. Wenn du gerade nicht kannst, wechselt euch ab.',
        'Jugendliche haben in einer Befragung gesagt, dass Verständnis hilft und dass man gemeinsam nach Wegen sucht.',
      ],
    },
    teachers: {
      en: [
        'Ask for the plan in writing: early signs, what helps, what doesn’t, who to call.',
        'Take the class out if you can, and leave that one child in peace.',
      ],
      de: [
        'Lass dir den Plan schriftlich geben: frühe Zeichen, was hilft, was nicht, wen anrufen.',
        'Geh, wenn es möglich ist, mit der Klasse hinaus und lass das eine Kind in Ruhe.',
      ],
    },
  },
  steps: {
    en: [
      'Write a plan on one page: early signs, what helps, what doesn’t, who to call.',
      'Give it to the people you’re with most often.',
      'After two or three times, look for what they had in common: place, hour, hunger, a change of plan.',
    ],
    de: [
      'Schreib einen Plan auf eine Seite: frühe Zeichen, was hilft, was nicht, wen anrufen.',
      'Gib ihn den Menschen, mit denen du am häufigsten zusammen bist.',
      'Schau nach zwei oder drei Malen, was sie gemeinsam haben: Ort, Uhrzeit, Hunger, ein geänderter Plan.',
    ],
  },
  terms: [
    {
      id: 'meltdown',
      term: { en: 'Meltdown', de: 'Meltdown' },
      meaning: {
        en: 'feelings come out, loud or strong, and can’t be controlled',
        de: 'die Gefühle brechen heraus, laut oder heftig, und lassen sich nicht steuern',
      },
    },
    {
      id: 'shutdown',
      term: { en: 'Shutdown', de: 'Shutdown' },
      meaning: {
        en: 'everything closes down: quiet, stiff, no words',
        de: 'alles macht zu: still, starr, keine Worte',
      },
    },
    {
      id: 'trigger',
      term: { en: 'Trigger', de: 'Auslöser' },
      meaning: { en: 'what started it', de: 'womit es angefangen hat' },
    },
  ],
  isNoAdvice: 'medical',
  hasHelp: true,
  next: {
    text: {
      en: 'It often begins with too much coming in. Read what can help before that.',
      de: 'Oft beginnt es mit zu vielen Eindrücken. Lies, was schon vorher helfen kann.',
    },
    label: { en: 'Read about sensory overload', de: 'Über Reizüberflutung lesen' },
    path: '/resources/overload',
  },
  checked: {
    lastChecked: '2026-11-22',
    sources: [
      {
        title: 'The lived experience of meltdowns for autistic adults (Lewis and Stevens, 2023)',
        url: 'https://pubmed.ncbi.nlm.nih.gov/36632658/',
        lang: 'en',
      },
      sourcesOfWords.shutdown,
      {
        title: 'What autistic young people say (Phung and others, 2021)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8595127',
        lang: 'en',
      },
      sourcesOfWords.meltdown,
      {
        title: 'Overload, Meltdown, Shutdown (von autistischen Menschen)',
        url: 'https://eat-team.com/overload-meltdown-shutdown/',
        lang: 'de',
      },
    ],
  },
};
