import type { Passage } from '#content/blocks/passage.ts';
import type { Localized } from '#contract/locale.ts';

export const lead: Localized = {
  en: 'Projects are where we try things together instead of only reading about them.',
  de: 'In Projekten probieren wir zusammen etwas aus, statt nur darüber zu lesen.',
};

export const passages: readonly Passage[] = [
  {
    id: 'how',
    title: { en: 'How a project works here', de: 'Wie ein Projekt hier abläuft' },
    drawing: '/drawings/project-way.svg',
    parts: {
      list: {
        en: [
          'Idea: someone describes what they’d like to do, and who it’s for. One paragraph is enough.',
          'Check: we ask what could hurt someone and which rules apply. If experts advise against something, we say so at the top of the page.',
          'Preparation: we list the people and things we need. We don’t publish a date until the place and the adults in charge are settled.',
          'Start: small, with a written plan that everyone gets beforehand.',
          'Looking back: what was too loud, too long, too fast? We change it, or we stop.',
        ],
        de: [
          'Idee: Jemand beschreibt, was es werden soll und für wen. Ein Absatz genügt.',
          'Prüfung: Wir fragen, was jemandem schaden könnte und welche Regeln gelten. Raten Fachleute von etwas ab, steht das oben auf der Seite.',
          'Vorbereitung: Wir schreiben auf, was gebraucht wird, Menschen und Dinge. Ein Termin steht erst da, wenn Ort und verantwortliche Erwachsene feststehen.',
          'Beginn: klein, mit einem schriftlichen Plan, den alle vorher bekommen.',
          'Rückblick: Was war zu laut, zu lang, zu schnell? Wir ändern es, oder wir hören auf.',
        ],
      },
    },
  },
  {
    id: 'part',
    title: { en: 'How you can take part', de: 'Wie du mitmachen kannst' },
    drawing: '/drawings/project-door.svg',
    parts: {
      open: {
        en: 'You don’t need a diagnosis, a membership or an account. You’re welcome to watch first. You can wear headphones, bring someone you know, or take part in writing only.',
        de: 'Du brauchst keine Diagnose, keine Mitgliedschaft und kein Konto. Du darfst erst einmal zuschauen. Du darfst Kopfhörer tragen, jemanden mitbringen oder nur schriftlich mitmachen.',
      },
      children: {
        en: 'Children take part together with an adult who’s responsible for them. We don’t publish names or photos of children.',
        de: 'Kinder machen zusammen mit einer erwachsenen Person mit, die für sie verantwortlich ist. Wir veröffentlichen keine Namen und keine Fotos von Kindern.',
      },
      money: {
        en: 'Some projects need money or things before they can begin. You can see what we need on [Support us](support).',
        de: 'Manche Projekte brauchen Geld oder Dinge, bevor sie anfangen können. Was wir brauchen, siehst du unter [Unterstützen](support).',
      },
    },
  },
];

export const next = {
  text: {
    en: 'Have an idea for a project? Tell us.',
    de: 'Hast du eine Idee für ein Projekt? Schreib uns.',
  },
  label: { en: 'Suggest a project', de: 'Ein Projekt vorschlagen' },
  message: { en: 'Hello, I have an idea for a project: ', de: 'Hallo, ich habe eine Idee für ein Projekt: ' },
} as const satisfies Record<string, Localized>;

/** The Notion page the list comes from. There is none; with a title, a badge on the page says so. */
export const notion: { readonly title?: string } = {};
