import type { Localized } from '#contract/locale.ts';
import type { ResourcePageWords } from './resource-page.ts';

/** One condition: what it is, what is known about it together with ADHD or autism, where to go. */
export type Condition = {
  readonly id: string;
  /** In full: few know the short names. */
  readonly name: Localized;
  readonly drawing: `/drawings/${string}.svg`;
  readonly text: Localized<readonly string[]>;
  readonly help: Localized;
};

export const conditions: readonly Condition[] = [
  {
    id: 'pots',
    drawing: '/drawings/condition-pots.svg',
    name: { en: 'Postural tachycardia syndrome (POTS)', de: 'Posturales Tachykardiesyndrom (POTS)' },
    text: {
      en: [
        'After standing up, the heart beats much faster although blood pressure hardly falls: at least 30 more beats a minute, 40 more between 12 and 19, with symptoms. Common signs: dizziness, a pounding heart, weakness.',
        'Doctors measure your pulse and blood pressure lying down and standing up. Help usually starts with more fluid and salt, compression stockings and adapted exercise. Ask your doctor before you take more salt.',
        'POTS can look like ADHD, or you can have both; little is known about how often. ADHD medicines can raise the pulse, so tell the doctor who prescribes them.',
      ],
      de: [
        'Nach dem Aufstehen schlägt das Herz viel schneller, obwohl der Blutdruck wenig fällt: mindestens 30, zwischen 12 und 19 Jahren 40 Schläge pro Minute mehr, mit Beschwerden. Üblich: Schwindel, Herzklopfen, Schwäche.',
        'Gemessen werden Puls und Blutdruck im Liegen und im Stehen. Die Hilfe beginnt meist mit mehr Flüssigkeit und Salz, Kompressionsstrümpfen und angepasstem Training. Frag in der Praxis nach, bevor du mehr Salz nimmst.',
        'Es kann wie ADHS aussehen oder dazukommen. Wie oft, weiß man kaum. ADHS-Medikamente können den Puls erhöhen: Sag es denen, die sie verschreiben.',
      ],
    },
    help: {
      en: 'Where to go: first your family doctor, then cardiology or neurology. Patient group: POTS und andere Dysautonomien.',
      de: 'Wohin: zuerst in die Hausarztpraxis, dann Kardiologie oder Neurologie. Selbsthilfe: POTS und andere Dysautonomien.',
    },
  },
  {
    id: 'eds',
    drawing: '/drawings/condition-eds.svg',
    name: { en: 'Ehlers-Danlos syndromes (EDS)', de: 'Ehlers-Danlos-Syndrome (EDS)' },
    text: {
      en: [
        'Rare inherited conditions of the connective tissue that holds the body together: very mobile joints, changes in the skin and other signs. The hypermobile form is the most common, and the only one without a confirmed gene test.',
        'It often comes with pain, joints that slip out, tiredness and dizziness. Physiotherapy, occupational therapy and psychological support can ease these; the evidence is limited.',
        'The vascular form is dangerous. Sudden severe pain in the chest or belly is an emergency: call 112.',
      ],
      de: [
        'Seltene, vererbte Besonderheiten des Bindegewebes, das den Körper zusammenhält: sehr bewegliche Gelenke, veränderte Haut und weitere Zeichen. Die hypermobile Form ist die häufigste. Nur für sie gibt es keinen gesicherten Gentest.',
        'Oft kommen Schmerzen, herausrutschende Gelenke, Erschöpfung und Schwindel dazu. Physiotherapie, Ergotherapie und psychologische Hilfe können lindern; die Belege sind begrenzt.',
        'Die vaskuläre Form ist gefährlich. Plötzliche starke Schmerzen in Brust oder Bauch sind ein Notfall: Ruf 112 an.',
      ],
    },
    help: {
      en: 'Where to go: family doctor, human genetics, centres for rare diseases. Patient group: Deutsche Ehlers-Danlos Initiative.',
      de: 'Wohin: Hausarztpraxis, Humangenetik, Zentren für seltene Erkrankungen. Selbsthilfe: Deutsche Ehlers-Danlos Initiative.',
    },
  },
  {
    id: 'hypermobility',
    drawing: '/drawings/condition-hypermobility.svg',
    name: { en: 'Hypermobility: very flexible joints', de: 'Hypermobilität: sehr bewegliche Gelenke' },
    text: {
      en: [
        'Being very flexible is common and often harmless. If it causes problems but doesn’t meet the criteria for EDS, doctors call it HSD (hypermobility spectrum disorder).',
        'In a British clinic, more than half of 109 neurodivergent adults had very flexible joints; in the general population it’s about 20%. That shows what occurs together, not why.',
        'What can help: building strength instead of stretching to the limit, breaks, thick pens, good shoes, physiotherapy.',
      ],
      de: [
        'Sehr beweglich zu sein ist häufig und oft harmlos. Gibt es Beschwerden, ohne dass die Kriterien für EDS erfüllt sind, heißt das HSD (Hypermobilitäts-Spektrum-Störung).',
        'In einer britischen Klinik hatten mehr als die Hälfte von 109 neurodivergenten Erwachsenen sehr bewegliche Gelenke, in der Bevölkerung sind es etwa 20 %. Das zeigt, was zusammen vorkommt, nicht warum.',
        'Was helfen kann: Kraft statt Dehnen bis zum Anschlag, Pausen, dicke Stifte, gute Schuhe, Physiotherapie.',
      ],
    },
    help: {
      en: 'Where to go: your family doctor, orthopaedics or rheumatology. Go soon if your joints keep slipping out.',
      de: 'Wohin: Hausarztpraxis, Orthopädie oder Rheumatologie. Geh bald, wenn Gelenke immer wieder herausrutschen.',
    },
  },
  {
    id: 'apd',
    drawing: '/drawings/condition-apd.svg',
    name: {
      en: 'Auditory processing disorder (APD)',
      de: 'Auditive Verarbeitungs- und Wahrnehmungsstörung (AVWS, englisch APD)',
    },
    text: {
      en: [
        'The ear hears, but the brain has trouble sorting sounds, most of all in noise. People mix up similar sounds or can’t follow one voice among many. In German it’s called AVWS.',
        'It often occurs together with language and learning disorders, autism or ADHD. Specialists disagree about the criteria, and about whether it can be told apart from these.',
        'What can help: a quiet seat near the speaker, important things in writing, less echo, sometimes a microphone system.',
      ],
      de: [
        'Das Ohr hört, aber das Gehirn kann Geräusche schwer sortieren, vor allem bei Lärm. Man verwechselt ähnliche Laute oder kann einer Stimme unter vielen nicht folgen.',
        'Oft findet man sie zusammen mit Sprach- und Lernstörungen, Autismus oder ADHS. Fachleute sind sich über die Kriterien nicht einig, auch nicht, ob man sie davon unterscheiden kann.',
        'Was helfen kann: ein ruhiger Platz nah bei der sprechenden Person, Wichtiges schriftlich, weniger Hall, manchmal eine Mikrofon-Anlage.',
      ],
    },
    help: {
      en: 'Where to go: your paediatrician or an ear doctor, to rule out hearing loss; then phoniatrics and paediatric audiology.',
      de: 'Wohin: Kinder- oder HNO-Praxis, um Schwerhörigkeit auszuschließen; dann Phoniatrie und Pädaudiologie.',
    },
  },
  {
    id: 'irlen',
    drawing: '/drawings/condition-irlen.svg',
    name: { en: 'Irlen Syndrome (disputed)', de: 'Irlen-Syndrom (umstritten)' },
    text: {
      en: [
        'The idea from the 1980s: light and contrast distort text, and coloured filters help. It isn’t a recognised diagnosis. A review from 2019 found no sound evidence for the syndrome or its treatment.',
        'A German guideline from 2016 advises against Irlen lenses for reading and spelling disorder.',
        'Many people still find a softer background more comfortable. That isn’t a test or a treatment.',
      ],
      de: [
        'Die Idee aus den 1980er Jahren: Licht und Kontrast verzerren Text, farbige Filter helfen. Es ist keine anerkannte Diagnose. Eine Übersicht von 2019 fand keinen guten Beleg für das Syndrom oder seine Behandlung.',
        'Eine deutsche Leitlinie von 2016 rät bei Lese- und Rechtschreibstörung von Irlen-Linsen ab.',
        'Viele finden einen sanften Hintergrund trotzdem angenehmer. Das ist kein Test und keine Behandlung.',
      ],
    },
    help: {
      en: 'Where to go: an eye doctor first. At school: support with reading and spelling.',
      de: 'Wohin: zuerst in eine Augenarztpraxis. In der Schule: Lese- und Rechtschreibförderung.',
    },
  },
];

export const comorbidityWords = {
  lead: {
    en: 'Comorbidity means having more than one condition. People with ADHD or autism often ask about these five. This isn’t medical advice.',
    de: 'Fünf Themen, nach denen Menschen mit ADHS oder Autismus oft fragen. Das ist kein ärztlicher Rat.',
  },
  /** What many look for here: it has a page of its own. */
  also: {
    en: 'Tics, compulsions, learning and eating have [a page of their own](resources/tics-learning-eating).',
    de: 'Tics, Zwänge, Lernen und Essen haben [eine eigene Seite](resources/tics-learning-eating).',
  },
  after: [],
  checked: {
    lastChecked: '2026-11-20',
    sources: [
      {
        title: 'Deximed: POTS',
        url: 'https://deximed.de/home/klinische-themen/neurologie/krankheiten/nervenlaesionen/posturales-tachykardie-syndrom-pots',
        lang: 'de',
      },
      { title: 'POTS und andere Dysautonomien', url: 'https://www.pots-dysautonomia.net/ueber-pots', lang: 'de' },
      {
        title: 'Ehlers-Danlos Initiative: Diagnosekriterien',
        url: 'https://ehlers-danlos-initiative.de/2025/06/04/heds-hsd-diagnosekriterien/',
        lang: 'de',
      },
      {
        title: 'Ehlers-Danlos Organisation',
        url: 'https://www.ehlers-danlos-organisation.de/index.php/component/sppagebuilder/page/2',
        lang: 'de',
      },
      {
        title: 'Csecs et al. 2022: joint hypermobility and neurodivergence',
        url: 'https://doi.org/10.3389/fpsyt.2021.786916',
        lang: 'en',
      },
      {
        title: 'Kinderärztliche Praxis: Leitlinie AVWS',
        url: 'https://www.kinderaerztliche-praxis.de/a/neue-leitlinie-auditive-verarbeitungs-und-wahrnehmungsstoerungen-avws-2172758',
        lang: 'de',
      },
      {
        title: 'Can APD be told apart? A systematic review',
        url: 'https://doi.org/10.1097/AUD.0000000000000479',
        lang: 'en',
      },
      {
        title: 'Irlen syndrome: systematic review, 2019',
        url: 'https://doi.org/10.1590/0004-282x20190014',
        lang: 'en',
      },
      {
        title: 'Deutsches Ärzteblatt: Leitlinie Lese-/Rechtschreibstörung',
        url: 'https://www.aerzteblatt.de/archiv/179836/',
        lang: 'de',
      },
    ],
  },
  next: {
    text: {
      en: 'Do you recognise yourself? Write down your questions before you see a doctor. We can help you find the words.',
      de: 'Erkennst du dich wieder? Schreib deine Fragen auf, bevor du in eine Praxis gehst. Wir helfen dir, Worte zu finden.',
    },
    label: { en: 'Ask us for help', de: 'Um Hilfe bitten' },
    path: '/contact?reason=help',
  },
} as const satisfies ResourcePageWords & { also: Localized };
