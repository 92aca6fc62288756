import type { Subject } from './subject.ts';

export const ticsLearningEating: Subject = {
  group: 'everyday',
  drawing: '/drawings/tics-learning-eating.svg',
  lead: {
    en: 'Tics, compulsions, reading, maths, eating: what often comes along with ADHD or autism, and who can help.',
    de: 'Tics, Zwänge, Lesen, Rechnen, Essen: was bei ADHS oder Autismus oft dazukommt und wer hilft.',
  },
  passages: [
    {
      id: 'tics',
      drawing: '/drawings/part-two-ways.svg',
      title: { en: 'Tics and Tourette', de: 'Tics und Tourette' },
      parts: {
        what: {
          en: 'Tics are sudden movements or sounds: blinking, shrugging, clearing the throat. Nobody does them on purpose, and holding them back takes strength. They mostly get weaker over the years.',
          de: 'Tics sind plötzliche Bewegungen oder Laute: blinzeln, zucken, sich räuspern. Niemand macht sie mit Absicht, und sie zurückzuhalten kostet Kraft. Meist werden sie mit den Jahren schwächer.',
        },
        help: {
          en: 'Stress, tiredness and talking about them make tics stronger. So look past them kindly. See a doctor if they hurt, get in the way, or others mock them. Movements and sounds for more than a year are called Tourette syndrome.',
          de: 'Stress, Müdigkeit und Reden darüber machen Tics stärker. Sieh also freundlich darüber hinweg. Geh in eine Praxis, wenn sie wehtun, stören oder wenn andere spotten. Dauern Bewegungen und Laute länger als ein Jahr, heißt das Tourette-Syndrom.',
        },
      },
    },
    {
      id: 'compulsions',
      drawing: '/drawings/part-steps.svg',
      title: { en: 'Compulsions (OCD)', de: 'Zwänge (OCD)' },
      parts: {
        what: {
          en: 'Thoughts push in and frighten, and somebody has to wash, check or count over and over: that’s OCD. Routines of autistic people look similar, but mostly feel good. A therapy in which you practise leaving the compulsion out helps most.',
          de: 'Gedanken drängen sich auf und machen Angst, und jemand muss immer wieder waschen, prüfen oder zählen: Das heißt Zwangsstörung. Routinen autistischer Menschen sehen ähnlich aus, tun aber meist gut. Am besten hilft eine Therapie, in der man übt, den Zwang wegzulassen.',
        },
      },
    },
    {
      id: 'reading',
      drawing: '/drawings/part-sheets.svg',
      title: { en: 'Reading, spelling, maths', de: 'Lesen, Schreiben, Rechnen' },
      parts: {
        what: {
          en: 'Between 3 and 11% of children read or spell much worse than others of their age (dyslexia). The German guideline recommends practising letters with their sounds, and spelling rules, not coloured lenses, prism glasses or training for eyes and ears.',
          de: 'Zwischen 3 und 11 % der Kinder lesen oder schreiben viel schlechter als andere in ihrem Alter (Legasthenie, LRS). Die deutsche Leitlinie empfiehlt, Buchstaben mit ihren Lauten und Rechtschreibregeln zu üben, und keine farbigen Linsen, Prismenbrillen oder Wahrnehmungstrainings.',
        },
        maths: {
          en: 'About 5% of schoolchildren have great trouble with numbers and amounts (dyscalculia), often along with trouble paying attention. Without help it mostly stays, so ask early: the Schulpsychologie or your paediatrician. The school may allow more time or aids ([Nachteilsausgleich](resources/school)).',
          de: 'Etwa 5 % der Schulkinder haben große Mühe mit Zahlen und Mengen (Dyskalkulie), oft zusammen mit Problemen bei der Aufmerksamkeit. Ohne Hilfe bleibt das meist. Frag also früh: bei der Schulpsychologie oder in der Kinderarztpraxis. Die Schule kann mehr Zeit oder Hilfsmittel geben ([Nachteilsausgleich](resources/school)).',
        },
      },
    },
    {
      id: 'eating',
      drawing: '/drawings/part-sink.svg',
      title: { en: 'Eating very few foods (ARFID)', de: 'Sehr wenige Speisen (ARFID)' },
      parts: {
        what: {
          en: 'Some people can eat only a few foods: because of taste, smell or texture, for fear of choking or being sick, or because they hardly notice hunger. If body or everyday life suffers, doctors call it ARFID. It isn’t about looks.',
          de: 'Manche können nur wenige Speisen essen: wegen Geschmack, Geruch oder Gefühl im Mund, aus Angst, sich zu verschlucken oder zu erbrechen, oder weil sie Hunger kaum merken. Leiden Körper oder Alltag darunter, heißt das ARFID. Ums Aussehen geht es dabei nicht.',
        },
        help: {
          en: 'Pressure makes it worse. Keep meals calm, offer familiar food, and don’t comment on what’s left. See a doctor if a child loses weight or doesn’t grow, eats fewer than 20 foods, leaves out whole groups, or often chokes.',
          de: 'Druck macht es schlimmer. Esst in Ruhe, bietet Vertrautes an und sagt nichts zu Resten. Geht in eine Praxis, wenn ein Kind abnimmt oder nicht wächst, weniger als 20 Speisen isst, ganze Gruppen weglässt oder sich oft verschluckt.',
        },
      },
    },
    {
      id: 'demands',
      drawing: '/drawings/part-fewer-words.svg',
      title: { en: 'When every demand is too much (PDA)', de: 'Jede Aufforderung ist zu viel (PDA)' },
      parts: {
        what: {
          en: 'Some autistic people can’t do what’s expected, even things they’d like to do: the demand itself frightens them. In Britain it’s called PDA. It isn’t a diagnosis of its own, and it’s disputed.',
          de: 'Manche autistischen Menschen können nicht tun, was erwartet wird, auch wenn sie es gern täten: Die Aufforderung selbst macht Angst. In Großbritannien heißt das PDA. Das ist keine eigene Diagnose und umstritten.',
        },
        help: {
          en: 'British councils advise fewer demands, a real choice, time, and “let’s …” in place of orders. Rewards and punishments often make it worse.',
          de: 'Britische Behörden raten: weniger verlangen, eine echte Wahl lassen, Zeit geben, „Lass uns …“ statt Befehlen. Belohnungen und Strafen machen es oft schlimmer.',
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: ['You don’t do this on purpose. You can say what helps you, also in writing.'],
      de: ['Du machst das nicht mit Absicht. Du darfst sagen, was dir hilft, auch schriftlich.'],
    },
    parents: {
      en: ['Note for two weeks: when, where, what came before.', 'Choose what worries you most, and begin there.'],
      de: ['Schreib zwei Wochen auf: wann, wo, was war davor.', 'Nimm dir das vor, was dir am meisten Sorgen macht.'],
    },
    teachers: {
      en: [
        'Tics: no reminders and no punishment. Agree with pupil and parents what the class is told.',
        'Let a pupil leave the room for a moment without asking, or write a test in another one.',
      ],
      de: [
        'Tics: nicht ermahnen und nicht bestrafen. Besprich mit Kind und Eltern, was die Klasse erfährt.',
        'Lass das Kind kurz hinausgehen, ohne zu fragen, oder eine Arbeit in einem anderen Raum schreiben.',
      ],
    },
  },
  steps: {
    en: [
      'Write down what you see, and since when.',
      'Ask your paediatrician or family doctor where to go.',
      'Ask the school for one change, and try it for a few weeks.',
    ],
    de: [
      'Schreib auf, was du siehst und seit wann.',
      'Frag in der Kinder- oder Hausarztpraxis, wer weiterhilft.',
      'Bitte die Schule um eine Änderung und probier sie einige Wochen lang.',
    ],
  },
  isNoAdvice: 'medical',
  next: {
    text: {
      en: 'You don’t have to remember everything at the appointment. Write it down before.',
      de: 'Du musst dir für den Termin nicht alles merken. Schreib es vorher auf.',
    },
    label: { en: 'List for the first appointment', de: 'Liste für den ersten Termin' },
    path: '/printables/first-appointment',
  },
  checked: {
    lastChecked: '2026-11-27',
    sources: [
      { title: 'NHS Wales: Tics', url: 'https://111.wales.nhs.uk/encyclopaedia/t/article/tics/', lang: 'en' },
      {
        title: 'Apotheken Umschau: Einen Tic anders',
        url: 'https://www.apotheken-umschau.de/familie/kindergesundheit/nervoese-auffaelligkeiten-bei-kindern-einen-tic-anders-988121.html',
        lang: 'de',
      },
      {
        title: 'Kinderärzte im Netz: Tic-Störungen (mit ADHS)',
        url: 'https://kinderaerzte-im-netz.de/news-archiv/meldung/tic-stoerungen-koennen-behandelt-werden',
        lang: 'de',
      },
      {
        title: 'Deximed: Tics und Tourette-Syndrom',
        url: 'https://deximed.de/home/b/kinder-und-jugendpsychiatrie/patienteninformationen/verschiedene-probleme/tics-und-tourette-syndrom/',
        lang: 'de',
      },
      {
        title: 'Springer Medizin: Zwangsstörungen bei Kindern und Jugendlichen',
        url: 'https://springermedizin.de/emedpedia/detail/psychiatrie-und-psychotherapie-des-kindes-und-jugendalters/zwangsstoerungen-bei-kindern-und-jugendlichen?epediaDoi=10.1007/978-3-662-49289-5_104',
        lang: 'de',
      },
      {
        title: 'Middletown Centre for Autism: OCD and autism',
        url: 'https://mental-health-wellbeing.middletownautism.com/?page_id=557',
        lang: 'en',
      },
      {
        title: 'Tourette-Gesellschaft: Nachteilsausgleich',
        url: 'https://tourette-gesellschaft.de/nachteilsausgleich',
        lang: 'de',
      },
      { title: 'pangloss: Schüler mit Tics', url: 'https://www.pangloss.de/cms/index.php?page=tics', lang: 'de' },
      {
        title: 'Deutsches Ärzteblatt: Leitlinie Lese-/Rechtschreibstörung',
        url: 'https://www.aerzteblatt.de/archiv/179836/',
        lang: 'de',
      },
      {
        title: 'Springer Medizin: Rechenstörungen',
        url: 'https://www.springermedizin.de/emedpedia/psychiatrie-und-psychotherapie-des-kindes-und-jugendalters/rechenstoerungen-im-kindes-und-jugendalter?epediaDoi=10.1007%2F978-3-662-49289-5_120',
        lang: 'de',
      },
      { title: 'mmi-systems.de: Dyskalkulie', url: 'https://glo.mmi-systems.de/krankheiten/dyskalkulie', lang: 'de' },
      {
        title: 'NHS (Cumbria, Northumberland, Tyne and Wear): ARFID',
        url: 'https://www.cntw.nhs.uk/resource-library/support-for-avoidant-restrictive-food-intake-disorder-arfid/',
        lang: 'en',
      },
      {
        title: 'NHS Wales (Betsi Cadwaladr): Food and eating',
        url: 'https://bcuhb.nhs.wales/services/hospital-services/neurodevelopmental-service/advice-and-support/advice-support/food-and-eating',
        lang: 'en',
      },
      { title: 'Wirral: Under-eating', url: 'https://www.sendlowirral.co.uk/undereating', lang: 'en' },
      {
        title: 'Kinderärzte im Netz (Österreich): Heikle Esser',
        url: 'https://www.kinderaerzte-im-netz.at/news-archiv/artikel/news/heikle-esser-ermutigen-wirkt-besser-als-zwingen',
        lang: 'de',
      },
      {
        title: 'Somerset Council: Supporting demand avoidance',
        url: 'https://somerset.gov.uk/children-families-and-education/the-local-offer/education/autism-and-adhd-pathway/supporting-demand-avoidance',
        lang: 'en',
      },
      {
        title: 'Swindon Council: Demand avoidance',
        url: 'https://swindon.gov.uk/info/20219/autism/1501/autism_demand_avoidance_in_children_and_young_people/2',
        lang: 'en',
      },
      {
        title: 'AIDE Canada: Demand avoidance (research summary)',
        url: 'https://aidecanada.ca/resources/learn/all-topics/demand-avoidance-what-it-is-and-some-strategies-for-moving-forward',
        lang: 'en',
      },
    ],
  },
};
