import type { PlainText } from './plain.ts';

export const plainHome: PlainText = {
  title: { en: 'What this site is', de: 'Was diese Website ist' },
  lead: {
    en: 'Ecosystem is a calm place for neurodivergent people.',
    de: 'Ecosystem ist ein ruhiger Ort für neurodivergente Menschen.',
  },
  drawing: '/drawings/plain-home.svg',
  sections: [
    {
      id: 'who',
      title: { en: 'Who it is for', de: 'Für wen diese Seite ist' },
      parts: {
        word: {
          en: 'Neurodivergent means: a brain works differently from most brains. Autism and ADHD are examples.',
          de: 'Neurodivergent heißt: Ein Gehirn arbeitet anders als die meisten. Beispiele sind Autismus und ADHS.',
        },
        people: {
          en: ['People who are autistic', 'People with ADHD', 'Their parents', 'Teachers'],
          de: ['Autistische Menschen', 'Menschen mit ADHS', 'Ihre Eltern', 'Lehrkräfte'],
        },
        free: {
          en: 'Everything here is free. You don’t need an account to read.',
          de: 'Alles hier ist kostenlos. Zum Lesen brauchst du kein Konto.',
        },
      },
    },
    {
      id: 'find',
      title: { en: 'What you find here', de: 'Was du hier findest' },
      parts: {
        list: {
          en: [
            '[Help right now](help-now): who you can write to or call',
            '[Diagnostics](diagnostics): how you get a diagnosis in Germany',
            '[Projects](projects): what we’re planning together',
            '[Resources](resources): about sleep, school, help and more',
            '[Find the Lost](services/find-the-lost): when you have found or lost something',
          ],
          de: [
            '[Hilfe sofort](help-now): wem du schreiben oder wen du anrufen kannst',
            '[Diagnostik](diagnostics): wie du in Deutschland eine Diagnose bekommst',
            '[Projekte](projects): was wir zusammen planen',
            '[Material](resources): über Schlaf, Schule, Hilfen und mehr',
            '[Verlorenes finden](services/find-the-lost): wenn du etwas gefunden oder verloren hast',
          ],
        },
        diagnosis: {
          en: 'A diagnosis is a name, for example autism. Doctors or therapists give it after careful checks.',
          de: 'Eine Diagnose ist ein Name, zum Beispiel Autismus. Fachleute geben ihn, wenn sie genau geprüft haben.',
        },
      },
    },
    {
      id: 'mission',
      title: { en: 'What we want', de: 'Was wir wollen' },
      parts: {
        goal: {
          en: 'We are a small group of volunteers. We want quiet vending machines in our town, for example with earplugs. For that we need {goal} euro. [More about our mission](mission)',
          de: 'Wir sind eine kleine Gruppe von Freiwilligen. Wir wollen ruhige Automaten in unserer Stadt, zum Beispiel mit Ohrstöpseln. Dafür brauchen wir {goal} Euro. [Mehr über unsere Mission](mission)',
        },
        write: {
          en: 'Do you have a question? [Write to us](contact)',
          de: 'Hast du eine Frage? [Schreib uns](contact)',
        },
      },
    },
    {
      id: 'all',
      title: { en: 'All plain pages', de: 'Alle einfachen Seiten' },
      parts: {},
      shows: 'all-pages',
    },
  ],
  next: {
    text: { en: 'Would you like to read about a subject?', de: 'Möchtest du zu einem Thema lesen?' },
    label: { en: 'See the resources', de: 'Das Material ansehen' },
    path: '/resources',
  },
};
