import type { Localized } from '#contract/locale.ts';

/** The words of the home page. */
export const homeWords = {
  title: { en: 'A calm place for neurodivergent people', de: 'Ein ruhiger Ort für neurodivergente Menschen' },
  lead: {
    en: 'Resources with sources, tips from experience and community projects for autistic people, people with ADHD and other neurodivergent people, and for their parents and teachers.',
    de: 'Material mit Quellen, Tipps aus Erfahrung und gemeinsame Projekte für autistische Menschen, Menschen mit ADHS und andere neurodivergente Menschen, für ihre Eltern und für Lehrkräfte.',
  },
  toResources: { en: 'Find resources', de: 'Material finden' },
  toProjects: { en: 'See projects', de: 'Projekte ansehen' },
  drawing: {
    en: 'Drawing: hills like waves, a tree, and a squirrel with a nut under a low sun',
    de: 'Zeichnung: Hügel wie Wellen, ein Baum und ein Eichhörnchen mit einer Nuss unter einer tiefen Sonne',
  },
  missionTitle: {
    en: 'Our mission: 5,000 euro for neurodiversity-friendly vending machines in town',
    de: 'Unsere Mission: 5.000 Euro für neurodiversitäts-freundliche Verkaufsautomaten in der Stadt',
  },
  missionSlim: { en: '5,000 euro for quiet vending machines', de: '5.000 Euro für ruhige Automaten' },
  missionText: { en: 'First phase: 1,500 euro.', de: 'Erste Phase: 1.500 Euro.' },
  missionMore: { en: 'Learn more', de: 'Mehr erfahren' },
  missionAbout: { en: 'Learn more about our mission', de: 'Mehr zur Mission' },
  missionDonate: { en: 'Donate', de: 'Spenden' },
  missionToProvider: {
    en: '“Donate” leads to card payment at {provider}, a different website.',
    de: '„Spenden“ führt zur Kartenzahlung bei {provider}, einer anderen Website.',
  },
  missionToExample: {
    en: '“Donate” leads to our example page, which doesn’t charge anything.',
    de: '„Spenden“ führt zu unserer Beispielseite, die nichts abbucht.',
  },
  testTitle: { en: 'Try the self-assessment prototype', de: 'Probier den Prototyp der Selbsteinschätzung' },
  testText: {
    en: 'Two sample questions, no score, nothing is saved. It’s not a medical diagnosis.',
    de: 'Zwei Beispielfragen, keine Punktzahl, nichts wird gespeichert. Das ist keine medizinische Diagnose.',
  },
  testOpen: { en: 'Open the prototype', de: 'Prototyp öffnen' },
  diagnosticsTitle: { en: 'Diagnostics', de: 'Diagnostik' },
  diagnosticsText: {
    en: 'How to get a diagnosis in Germany, for children and adults, and three ways to understand yourself.',
    de: 'Wie man in Deutschland zu einer Diagnose kommt, für Kinder und Erwachsene, und drei Wege, dich zu verstehen.',
  },
  diagnosticsOpen: { en: 'Read about diagnostics', de: 'Über Diagnostik lesen' },
  projectsTitle: { en: 'Projects', de: 'Projekte' },
  projectsText: {
    en: 'What we’re planning: cooking together and helping each other.',
    de: 'Was wir planen: zusammen kochen und einander helfen.',
  },
  projectsOpen: { en: 'See the projects', de: 'Die Projekte ansehen' },
  resourcesTitle: { en: 'Resources', de: 'Material' },
  resourcesText: {
    en: 'Sleep, school, overload, support: explained in short, with sources. And books, podcasts and videos.',
    de: 'Schlaf, Schule, Reizüberflutung, Hilfen: kurz erklärt, mit Quellen. Dazu Bücher, Podcasts und Videos.',
  },
  resourcesOpen: { en: 'Look at the resources', de: 'Das Material ansehen' },
  constructionText: { en: 'This site is under constant construction.', de: 'An dieser Website wird ständig gebaut.' },
  constructionOpen: { en: 'See what we’re building', de: 'Sieh, woran wir bauen' },
  newsText: { en: 'News:', de: 'Neues:' },
} as const satisfies Readonly<Record<string, Localized>>;
