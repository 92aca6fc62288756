import { sourcesOfWords } from '#content/words/sources.ts';
import type { Subject } from './subject.ts';

export const masking: Subject = {
  group: 'too-much',
  drawing: '/drawings/masking.svg',
  lead: {
    en: 'Acting like everyone else, all day long. Why people do it, what it costs, and where you could do less of it.',
    de: 'Den ganzen Tag so tun, als wärst du wie die anderen. Warum Menschen das machen, was es kostet und wo es weniger werden könnte.',
  },
  passages: [
    {
      id: 'what',
      drawing: '/drawings/part-mask.svg',
      title: { en: 'What masking is', de: 'Was Maskieren ist' },
      parts: {
        what: {
          en: 'Masking is hiding what’s autistic about you, or copying others, to get through the day. Some do it knowingly, some without noticing. For example:',
          de: 'Maskieren heißt: verstecken, was an dir autistisch ist, oder andere nachahmen, um durch den Tag zu kommen. Manche tun es bewusst, manche merken es nicht. Zum Beispiel:',
        },
        list: {
          en: [
            'forcing yourself to look people in the eye, or to sit still',
            'copying faces and phrases, rehearsing conversations',
            'holding back movements that calm you, hiding what you love',
          ],
          de: [
            'sich zum Blickkontakt zwingen oder zum Stillsitzen',
            'Gesichter und Sätze nachmachen, Gespräche vorher üben',
            'Bewegungen unterdrücken, die beruhigen, und verstecken, was man liebt',
          ],
        },
        not: {
          en: 'It isn’t lying. It’s an answer to pressure from outside. People with ADHD use the word, too; there’s little research on that.',
          de: 'Das ist keine Lüge, es ist eine Antwort auf Druck von außen. Auch Menschen mit ADHS verwenden das Wort; dazu ist wenig erforscht.',
        },
      },
    },
    {
      id: 'why',
      drawing: '/drawings/part-group.svg',
      title: { en: 'Why people do it', de: 'Warum Menschen es tun' },
      parts: {
        reasons: {
          en: 'To be accepted. To be safe. To get through work or official appointments. To find friends. It can help you fit in, and protect you: autistic people say that too.',
          de: 'Um angenommen zu werden. Um sicher zu sein. Um bei der Arbeit oder auf einem Amt zurechtzukommen. Um Freunde zu finden. Es kann helfen, dazuzugehören, und schützen: Auch das sagen autistische Menschen.',
        },
      },
    },
    {
      id: 'cost',
      drawing: '/drawings/part-battery.svg',
      title: { en: 'What it costs', de: 'Was es kostet' },
      parts: {
        list: {
          en: [
            'exhaustion, and feeling lonely among people',
            'wondering who you are without it',
            'others expect more than you can give, because nobody sees the effort',
            'a diagnosis that comes late',
          ],
          de: [
            'Erschöpfung und Einsamkeit unter Menschen',
            'die Frage, wer man ohne das ist',
            'andere erwarten mehr, als geht, weil niemand die Mühe sieht',
            'eine Diagnose, die spät kommt',
          ],
        },
        studies: {
          en: 'In a study of 262 autistic adults, those who masked a lot everywhere, or switched it on and off between places, felt worse. In another one, people who masked more had worse [burnout](resources/burnout). That shows a link. It doesn’t prove which comes from which.',
          de: 'In einer Studie mit 262 autistischen Erwachsenen ging es denen schlechter, die überall viel maskierten oder je nach Ort damit anfingen und aufhörten. In einer anderen hatten Menschen, die mehr maskierten, einen schwereren [Burnout](resources/burnout). Das zeigt einen Zusammenhang. Was woraus entsteht, beweist es nicht.',
        },
      },
    },
    {
      id: 'less',
      drawing: '/drawings/part-door.svg',
      title: { en: 'Less, where it’s safe', de: 'Weniger, wo es sicher ist' },
      parts: {
        choice: {
          en: 'You decide. It isn’t safe to stop everywhere, and you don’t owe it to anyone. If you want to do less of it, you can start with one person you trust and one thing: moving as you like, not making eye contact, wearing headphones.',
          de: 'Du entscheidest. Nicht überall ist es sicher, damit aufzuhören, und du schuldest es niemandem. Wer weniger davon möchte, kann mit einem vertrauten Menschen und einer Sache anfangen: sich bewegen, wie es guttut, nicht in die Augen schauen, Kopfhörer tragen.',
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: [
        'Being good at it doesn’t make you less autistic.',
        'Looking for a diagnosis? Say that you mask, and bring examples.',
      ],
      de: [
        'Auch wenn du es gut kannst, bist du nicht weniger autistisch.',
        'Suchst du eine Diagnose? Sag, dass du maskierst, und bring Beispiele mit.',
      ],
    },
    parents: {
      en: [
        'Some children hide it all day at school, and at home it all comes out. If nobody believes you, write down both sides.',
        'One place at home where nothing has to be hidden does a child good.',
      ],
      de: [
        'Manche Kinder verbergen in der Schule alles, und zu Hause bricht es heraus. Wenn dir niemand glaubt, schreib beide Seiten auf.',
        'Ein Platz zu Hause, an dem nichts versteckt werden muss, tut einem Kind gut.',
      ],
    },
    teachers: {
      en: [
        'A quiet, well-behaved pupil may be using all their strength for that. Believe the family.',
        'Allow moving, headphones, looking away. Don’t train eye contact.',
      ],
      de: [
        'Ein stilles, angepasstes Kind braucht dafür vielleicht seine ganze Kraft. Glaub der Familie.',
        'Erlaube Bewegung, Kopfhörer, Wegschauen. Übe keinen Blickkontakt.',
      ],
    },
  },
  steps: {
    en: [
      'For a week, notice which places and people leave you more tired.',
      'Choose one place, one person and one thing that may stay visible.',
      'Keep some time to yourself after the places that cost you most.',
    ],
    de: [
      'Achte eine Woche lang darauf: Nach welchen Orten und Menschen bist du müder?',
      'Wähle einen Ort, einen Menschen und eine Sache, die sichtbar bleiben darf.',
      'Halte dir nach den Orten, die am meisten kosten, Zeit ohne Menschen frei.',
    ],
  },
  terms: [
    {
      id: 'masking',
      term: { en: 'Masking', de: 'Maskieren, Masking' },
      meaning: { en: 'acting like everyone else', de: 'so tun, als wäre man wie die anderen' },
    },
    {
      id: 'camouflaging',
      term: { en: 'Camouflaging', de: 'Camouflaging' },
      meaning: { en: 'the word for it in research', de: 'das Wort dafür in der Forschung' },
    },
    {
      id: 'unmasking',
      term: { en: 'Unmasking', de: 'Unmasking' },
      meaning: { en: 'letting some of it go, where it’s safe', de: 'etwas davon loslassen, wo es sicher ist' },
    },
  ],
  isNoAdvice: 'medical',
  next: {
    text: {
      en: 'Been exhausted for a long time? Read what autistic people call burnout.',
      de: 'Schon lange erschöpft? Lies, was autistische Menschen Burnout nennen.',
    },
    label: { en: 'Read about autistic burnout', de: 'Über autistischen Burnout lesen' },
    path: '/resources/burnout',
  },
  checked: {
    lastChecked: '2026-11-22',
    sources: [
      {
        title: 'Why 262 autistic adults camouflage (Cage and Troxell-Whitman, 2019)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6483965',
        lang: 'en',
      },
      {
        title: 'What camouflaging gives and costs (Bradley and others, 2021)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8992917',
        lang: 'en',
      },
      {
        title: 'Survey on burnout (Arnold and others, 2023)',
        url: 'https://doi.org/10.1177/13623613221147401',
        lang: 'en',
      },
      sourcesOfWords.navigating,
      sourcesOfWords.masking,
    ],
  },
};
