import type { Localized } from '#contract/locale.ts';
import type { Brief } from './brief.ts';
import type { Passage } from './passage.ts';

export const lead: Localized = {
  en: 'Projects are things we do together: not only reading about a life that fits, but trying one.',
  de: 'Projekte sind Dinge, die wir zusammen tun: nicht nur lesen, wie ein passendes Leben aussehen kann, sondern es ausprobieren.',
};

export const brief: Brief = {
  points: {
    en: [
      'Our first two projects are in preparation: cooking with children, and a support circle around feeding a baby.',
      'A project page always says what is needed, what is safe and how far we are.',
      'You can take part, share an experience or suggest a project by writing to us.',
    ],
    de: [
      'Unsere ersten zwei Projekte werden vorbereitet: Kochen mit Kindern und ein Kreis rund um das Füttern eines Babys.',
      'Eine Projektseite sagt immer, was gebraucht wird, was sicher ist und wie weit wir sind.',
      'Du kannst mitmachen, eine Erfahrung teilen oder ein Projekt vorschlagen: Schreib uns.',
    ],
  },
  minutes: 2,
};

export const passages: readonly Passage[] = [
  {
    title: { en: 'How a project works here', de: 'Wie ein Projekt hier abläuft' },
    parts: [
      {
        en: [
          'Idea: somebody describes what they would like to do, and for whom. One paragraph is enough.',
          'Check: we ask what could hurt somebody and which rules apply. If experts advise against something, we say so on the page, at the top.',
          'Preparation: we list what is needed, people and things. No date is published before the place and the adults in charge are settled.',
          'Start: small, with a plan in writing that everybody gets before.',
          'Look back: what was too loud, too long, too fast? We change it, or we stop.',
        ],
        de: [
          'Idee: Jemand beschreibt, was er oder sie tun möchte und für wen. Ein Absatz genügt.',
          'Prüfung: Wir fragen, was jemandem schaden könnte und welche Regeln gelten. Raten Fachleute von etwas ab, steht das oben auf der Seite.',
          'Vorbereitung: Wir schreiben auf, was gebraucht wird, Menschen und Dinge. Ein Termin steht erst da, wenn Ort und verantwortliche Erwachsene feststehen.',
          'Beginn: klein, mit einem schriftlichen Plan, den alle vorher bekommen.',
          'Rückblick: Was war zu laut, zu lang, zu schnell? Wir ändern es, oder wir hören auf.',
        ],
      },
    ],
  },
  {
    title: { en: 'How you can take part', de: 'Wie du mitmachen kannst' },
    parts: [
      {
        en: 'You do not need a diagnosis, a membership or an account. You may only watch at first. You may come with headphones, with somebody you know, or take part only in writing.',
        de: 'Du brauchst keine Diagnose, keine Mitgliedschaft und kein Konto. Du darfst am Anfang nur zuschauen. Du darfst mit Kopfhörern kommen, mit jemandem, den du kennst, oder nur schriftlich mitmachen.',
      },
      {
        en: 'Children take part together with an adult who is responsible for them. We publish no names and no photos of children.',
        de: 'Kinder machen zusammen mit einem Erwachsenen mit, der für sie verantwortlich ist. Wir veröffentlichen keine Namen und keine Fotos von Kindern.',
      },
      {
        en: 'Some projects need money or things before they can begin. Those stand on the page [Support us](support).',
        de: 'Manche Projekte brauchen Geld oder Dinge, bevor sie anfangen können. Diese stehen auf der Seite [Unterstützen](support).',
      },
    ],
  },
];

export const next = {
  text: {
    en: 'Do you have an idea for a project, or do you miss one? One sentence is enough to begin.',
    de: 'Hast du eine Idee für ein Projekt, oder fehlt dir eines? Ein Satz genügt für den Anfang.',
  },
  label: { en: 'Suggest a project', de: 'Ein Projekt vorschlagen' },
  message: { en: 'Hello, I have an idea for a project: ', de: 'Hallo, ich habe eine Idee für ein Projekt: ' },
} as const satisfies Record<string, Localized>;

/** The Notion page the list comes from. There is none; with a title, a badge on the page says so. */
export const notion: { readonly title?: string } = {};
