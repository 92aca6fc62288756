import type { Passage } from '#content/blocks/passage.ts';
import type { Localized } from '#contract/locale.ts';

export const lead: Localized = {
  en: 'Page Storage lists pages that aren’t in the main menu, and what each one is for.',
  de: 'Das Seiten-Lager ist eine Liste von Seiten, die nicht im Hauptmenü stehen. Bei jeder steht, wozu sie da ist.',
};

export const shelves = [
  {
    id: 'support',
    page: 'support',
    text: {
      en: 'Give money, things or time. Three tabs: how to donate, four projects we’re collecting for, and the things we need. You don’t have to give anything.',
      de: 'Geld, Dinge oder Zeit geben. Drei Reiter: wie man spendet, vier Projekte mit Balken, die zeigen, wie viel da ist, und die Dinge, die wir suchen. Wer nichts geben kann, muss nichts geben.',
    },
    open: { en: 'Open Support us', de: 'Unterstützen öffnen' },
  },
  {
    id: 'workbag',
    page: 'workbag',
    text: {
      en: 'Tools for the people who look after the site: links that open the contact form with words already in it. You can try them; nothing is sent by itself.',
      de: 'Werkzeuge für die, die sich um die Website kümmern: Links, die das Kontaktformular mit Wörtern darin öffnen. Du darfst sie ausprobieren, es wird nichts von selbst gesendet.',
    },
    open: { en: 'Open the Workbag', de: 'Arbeitstasche öffnen' },
  },
] as const satisfies readonly { id: string; page: string; text: Localized; open: Localized }[];

export const passages: readonly Passage[] = [
  {
    id: 'why',
    title: { en: 'Why some pages are stored here', de: 'Warum manche Seiten hier liegen' },
    parts: {
      text: {
        en: 'A long menu is hard to read, so the menu at the top only has what most people look for, always in the same order. Pages that are needed less often are listed here. Nothing is hidden: each of these pages is also linked at the bottom of every page, and its address stays the same.',
        de: 'Ein Menü mit vielen Einträgen ist schwer zu lesen. Deshalb steht oben nur, was die meisten suchen, und immer in derselben Reihenfolge. Eine Seite, die seltener gebraucht wird, bekommt hier ihren Platz. Nichts ist versteckt: Jede dieser Seiten steht auch unten auf allen Seiten, und ihre Adresse bleibt gleich.',
      },
    },
  },
  {
    id: 'search',
    title: { en: 'How to find something else', de: 'Wie du etwas anderes findest' },
    parts: {
      list: {
        en: [
          'Books, podcasts, videos, groups and tools are under [Resources](resources).',
          'What we do together is under [Projects](projects).',
          'Reporting something you found, reading about diagnosis and making wavy text are under [Services](services).',
          'Who we are is under [Team](team), and what we plan to do with money is under [Mission](mission).',
          'If you need someone right now: [Help right now](help-now).',
        ],
        de: [
          'Bücher, Podcasts, Videos, Gruppen und Werkzeuge stehen unter [Material](resources).',
          'Was wir zusammen tun, steht unter [Projekte](projects).',
          'Gefundenes melden, über Diagnosen lesen und Wellentext machen: Das steht unter [Angebote](services).',
          'Wer wir sind, steht unter [Team](team), was wir mit Geld vorhaben, unter [Mission](mission).',
          'Wenn du jetzt sofort jemanden brauchst: [Hilfe sofort](help-now).',
        ],
      },
      text: {
        en: 'You can also use the search at the top of every page. One or two words are enough, for example the name of a page in German or English. Search needs JavaScript; this list doesn’t.',
        de: 'Du kannst auch die Suche oben auf jeder Seite nutzen. Ein oder zwei Wörter genügen, zum Beispiel der Name einer Seite auf Deutsch oder auf Englisch. Ohne JavaScript gibt es keine Suche; dann hilft diese Liste.',
      },
    },
  },
  {
    id: 'moves',
    title: { en: 'When a page moves', de: 'Wenn eine Seite umzieht' },
    parts: {
      text: {
        en: 'A page may leave this list because more people ask for it, or another may be added. Its address doesn’t change, so your bookmarks and links keep working. If a link doesn’t work after all, there’s a link back to the start, and we’re glad if you tell us.',
        de: 'Es kann sein, dass eine Seite diese Liste verlässt, weil mehr Menschen nach ihr fragen, oder dass eine andere dazukommt. Die Adresse ändert sich dabei nicht, deshalb funktionieren deine Lesezeichen und Links weiter. Führt ein Link trotzdem zu keiner Seite, steht dort ein Link zurück zum Start, und wir freuen uns über einen Hinweis.',
      },
    },
  },
];

export const next = {
  text: {
    en: 'Not what you were looking for? The start page shows the main parts of the site.',
    de: 'War das nicht, was du gesucht hast? Die Startseite zeigt die wichtigsten Bereiche.',
  },
  label: { en: 'Back to Home', de: 'Zurück zur Startseite' },
} as const satisfies Record<string, Localized>;
