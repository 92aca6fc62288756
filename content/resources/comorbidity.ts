import type { Localized } from '#contract/locale.ts';
import type { ResourcePageWords } from './resource-page.ts';

/** One condition: what it is, what is known about it together with ADHD or autism, where to go. */
export type Condition = {
  readonly id: string;
  readonly name: Localized;
  readonly inFull: Localized;
  readonly text: Localized<readonly string[]>;
  readonly help: Localized;
};

export const conditions: readonly Condition[] = [
  {
    id: 'pots',
    name: { en: 'POTS', de: 'POTS' },
    inFull: { en: 'Postural tachycardia syndrome', de: 'Posturales Tachykardiesyndrom' },
    text: {
      en: [
        'After standing up, the heart beats much faster although blood pressure hardly falls: at least 30 more beats a minute in adults and 40 more between the ages of 12 and 19, within ten minutes and with symptoms. Common signs are dizziness, a pounding heart, trembling, weakness and blurred vision.',
        'About 2 of 1,000 people have it, women about five times as often as men. Doctors measure your pulse and blood pressure lying down and standing up. Treatment usually starts with more fluid and salt, compression stockings and adapted exercise. Ask your doctor before you take more salt.',
        'In one study, people with POTS did worse in attention tasks while standing. POTS can look like ADHD, or you can have both; little is known about how often. ADHD medicines can raise the pulse, so tell the doctor who prescribes them about POTS.',
      ],
      de: [
        'Nach dem Aufstehen schlägt das Herz viel schneller, obwohl der Blutdruck wenig fällt: bei Erwachsenen mindestens 30, zwischen 12 und 19 Jahren mindestens 40 Schläge pro Minute mehr, innerhalb von zehn Minuten, mit Beschwerden. Üblich sind Schwindel, Herzklopfen, Zittern, Schwäche und verschwommenes Sehen.',
        'Etwa 2 von 1.000 Menschen haben es, Frauen etwa fünfmal so oft wie Männer. Gemessen werden Puls und Blutdruck im Liegen und im Stehen. Die Hilfe beginnt meist mit mehr Flüssigkeit und Salz, Kompressionsstrümpfen und angepasstem Training. Frag ärztlich nach, bevor du mehr Salz nimmst.',
        'In einer Studie lösten Menschen mit POTS im Stehen Aufgaben zur Aufmerksamkeit schlechter. Es kann wie ADHS aussehen oder dazukommen. Wie oft beides zusammenkommt, weiß man kaum. ADHS-Medikamente können den Puls erhöhen. Sag deshalb denen, die sie verschreiben, dass du POTS hast.',
      ],
    },
    help: {
      en: 'Where to go: first your family doctor, then cardiology or neurology. Patient group: POTS und andere Dysautonomien.',
      de: 'Wohin: zuerst in die Hausarztpraxis, dann Kardiologie oder Neurologie. Selbsthilfe: POTS und andere Dysautonomien.',
    },
  },
  {
    id: 'eds',
    name: { en: 'EDS', de: 'EDS' },
    inFull: { en: 'Ehlers-Danlos syndromes', de: 'Ehlers-Danlos-Syndrome' },
    text: {
      en: [
        'A group of rare inherited conditions of the connective tissue, the material that holds the body together: very mobile joints, changes in the skin and various other signs. The hypermobile form is the most common. It’s the only one without a confirmed gene test; doctors use a list of criteria.',
        'People with the hypermobile form often have pain, joints that slip out, tiredness, dizziness when standing, problems with gut and bladder, and anxiety. Physiotherapy, occupational therapy and psychological support can ease these. The evidence is limited.',
        'The vascular form is different, and dangerous. Sudden severe pain in the chest or belly is an emergency: call 112.',
      ],
      de: [
        'Eine Gruppe seltener, vererbter Besonderheiten des Bindegewebes, also des Materials, das den Körper zusammenhält: sehr bewegliche Gelenke, veränderte Haut und verschiedene weitere Zeichen. Die hypermobile Form ist die häufigste. Für sie allein gibt es keinen gesicherten Gentest; man nutzt eine Liste von Kriterien.',
        'Bei der hypermobilen Form kommen oft Schmerzen, herausrutschende Gelenke, Erschöpfung, Schwindel im Stehen, Probleme mit Darm und Blase sowie Angst dazu. Physiotherapie, Ergotherapie und psychologische Hilfe können lindern. Die Belege sind begrenzt.',
        'Die vaskuläre Form ist eine andere, gefährliche. Plötzliche starke Schmerzen in Brust oder Bauch sind ein Notfall: Ruf 112 an.',
      ],
    },
    help: {
      en: 'Where to go: family doctor, human genetics, centres for rare diseases. Patient group: Deutsche Ehlers-Danlos Initiative.',
      de: 'Wohin: Hausarztpraxis, Humangenetik, Zentren für seltene Erkrankungen. Selbsthilfe: Deutsche Ehlers-Danlos Initiative.',
    },
  },
  {
    id: 'hypermobility',
    name: { en: 'Hypermobility', de: 'Hypermobilität' },
    inFull: { en: 'Very flexible joints', de: 'Sehr bewegliche Gelenke' },
    text: {
      en: [
        'Being very flexible is common and often harmless. If it causes problems but doesn’t meet the criteria for EDS, doctors call it HSD (hypermobility spectrum disorder).',
        'In a British study of 109 neurodivergent adults, more than half had very flexible joints, compared with about 20 % of the population. They were patients of a clinic, so the figure doesn’t hold for all neurodivergent people. In a Swedish study the odds were about three times as high for autistic adults; its authors warn that ADHD may be the real reason. Both studies show that things occur together, not why.',
        'What can help: building strength instead of stretching to the limit, breaks, thick pens, good shoes, physiotherapy.',
      ],
      de: [
        'Sehr beweglich zu sein ist häufig und oft harmlos. Kommen Beschwerden dazu, ohne dass die Kriterien für EDS erfüllt sind, heißt das HSD (Hypermobilitäts-Spektrum-Störung).',
        'In einer britischen Studie mit 109 neurodivergenten Erwachsenen hatten mehr als die Hälfte sehr bewegliche Gelenke, in der Bevölkerung sind es etwa 20 %. Die Menschen kamen aus einer Klinik, das ist also keine Zahl für alle. In einer schwedischen Studie waren die Chancen dafür bei autistischen Erwachsenen etwa dreimal so hoch; die Forschenden warnen, dass ADHS der wahre Grund sein kann. Beide Studien zeigen, dass etwas zusammen vorkommt, nicht warum.',
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
    name: { en: 'APD', de: 'AVWS (englisch APD)' },
    inFull: { en: 'Auditory processing disorder', de: 'Auditive Verarbeitungs- und Wahrnehmungsstörung' },
    text: {
      en: [
        'The ear hears, but the brain has trouble sorting sounds, most of all in noise. People mix up similar sounds, lose track of spoken instructions, or can’t follow one voice among many. In German it’s called AVWS.',
        'It often occurs together with language and learning disorders, autism or ADHD. Specialists disagree about the criteria, and about whether it can be told apart from these at all.',
        'What can help: a quiet seat near the speaker, important things in writing, rooms with less echo, sometimes a microphone system.',
      ],
      de: [
        'Das Ohr hört, aber das Gehirn kann Geräusche schwer sortieren, vor allem bei Lärm. Man verwechselt ähnliche Laute, verliert gesprochene Aufträge oder kann einer Stimme unter vielen nicht folgen.',
        'Oft findet man sie zusammen mit Sprach- und Lernstörungen, Autismus oder ADHS. Fachleute sind sich über die Kriterien nicht einig, auch nicht darüber, ob man sie davon überhaupt unterscheiden kann.',
        'Was helfen kann: ein ruhiger Platz nah bei der sprechenden Person, Wichtiges schriftlich, Räume mit weniger Hall, manchmal eine Mikrofon-Anlage.',
      ],
    },
    help: {
      en: 'Where to go: your paediatrician or an ear doctor, to rule out hearing loss; then phoniatrics and paediatric audiology.',
      de: 'Wohin: Kinder- oder HNO-Praxis, um Schwerhörigkeit auszuschließen; dann Phoniatrie und Pädaudiologie.',
    },
  },
  {
    id: 'irlen',
    name: { en: 'Irlen Syndrome', de: 'Irlen-Syndrom' },
    inFull: { en: 'Disputed', de: 'Umstritten' },
    text: {
      en: [
        'Helen Irlen proposed it in the 1980s: light and contrast are said to distort text, and coloured filters are said to help. It isn’t a recognised diagnosis. A review from 2019 found no sound evidence for the syndrome or its treatment.',
        'A German guideline from 2016 on reading and spelling disorder says that Irlen lenses should not be used for it. The society of German eye doctors warned against such glasses in 2011.',
        'Experts disagree about it, and research has not shown that colours treat reading problems. Many people still find a softer background more comfortable. Change the colours of a page for comfort; it isn’t a test or a treatment.',
      ],
      de: [
        'Helen Irlen hat es in den 1980er Jahren vorgeschlagen: Licht und Kontrast sollen Text verzerren, farbige Filter sollen helfen. Es ist keine anerkannte Diagnose. Eine Übersicht von 2019 fand keinen guten Beleg für das Syndrom oder seine Behandlung.',
        'Eine deutsche Leitlinie von 2016 zur Lese- und Rechtschreibstörung sagt, dass Irlen-Linsen dafür nicht angewendet werden sollen. Die Fachgesellschaft der Augenheilkunde warnte 2011 vor solchen Brillen.',
        'Fachleute sind sich nicht einig. Es ist nicht belegt, dass Farben Leseprobleme behandeln. Viele finden einen sanften Hintergrund trotzdem angenehmer. Ändere die Farben einer Seite, damit sie dir angenehm ist; das ist kein Test und keine Behandlung.',
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
    en: 'Comorbidity means having two or more conditions at once. Here are five that people with ADHD or autism often ask about. This is information, not medical advice.',
    de: 'Hier stehen fünf Themen, nach denen Menschen mit ADHS oder Autismus oft fragen. Fachleute sagen Komorbidität, wenn mehreres zusammenkommt. Das ist Information, kein medizinischer Rat.',
  },
  brief: {
    points: {
      en: [
        '“More often together” is a statement about many people. It doesn’t mean that you have it, or that one causes the other.',
        'For each condition you’ll read what’s known, what’s disputed and where to go.',
        'In an emergency call 112.',
      ],
      de: [
        '„Häufiger zusammen“ ist eine Zahl über viele Menschen. Sie sagt nicht, dass du es hast, und nicht, dass eines das andere auslöst.',
        'Zu jedem Thema sagen wir, was man weiß, was umstritten ist und wohin du gehen kannst.',
        'In einem Notfall ruf 112 an.',
      ],
    },
    minutes: 5,
  },
  after: [],
  checked: {
    lastChecked: '2026-11-20',
    sources: [
      { title: 'POTS, Übersicht', url: 'https://cms-de.bonnierhealthcare.no/version/compare/46919', lang: 'de' },
      {
        title: 'Attention in POTS while standing (PMC7369241)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7369241/',
        lang: 'en',
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
        title: 'Swedish study on hypermobility and autism',
        url: 'https://frontiersin.org/articles/10.3389/fpsyt.2021.803334/full',
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
      {
        title: 'Warnung vor Farbfilter-Brillen, 2011',
        url: 'https://news.paradisi.de/thema/bei-lese-rechtschreib-schwaeche-zum-augenarzt-51578',
        lang: 'de',
      },
    ],
  },
  next: {
    text: {
      en: 'Do you recognise yourself? Write down your questions before you see a doctor. We can help you find the words.',
      de: 'Erkennst du dich wieder? Schreib deine Fragen auf, bevor du in eine Praxis gehst. Wir helfen dir, Worte zu finden.',
    },
    label: { en: 'Ask us for help', de: 'Bitte uns um Hilfe' },
    path: '/contact?reason=help',
  },
} as const satisfies ResourcePageWords;
