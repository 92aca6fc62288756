import type { Passage } from '#content/blocks/passage.ts';
import type { Localized } from '#contract/locale.ts';
import type { ShownPicture } from '#contract/pictures.ts';

/** A member of the team, with exactly the fields of docs/requirements.md. */
export type TeamMember = {
  readonly name: string;
  readonly role: Localized;
  /** The first paragraph is always shown, the others on request. */
  readonly bio: Localized<readonly [string, ...string[]]>;
  /** The address of a picture; without one, a drawing stands in its place. */
  readonly image?: string;
  readonly youtube?: string;
  readonly telegram?: string;
  readonly tiktok?: string;
  /** A link is a page of ours (`projects/kinderkuche`) or an address. */
  readonly projects: Readonly<
    Record<string, { readonly name: string; readonly description: Localized; readonly link: string }>
  >;
  readonly books: readonly { readonly title: string; readonly link: string; readonly cover?: string }[];
};

export type ListedMember = TeamMember & {
  readonly id: string;
  readonly example?: true;
  /** In place of the drawing: a picture of the library. */
  readonly photo?: ShownPicture;
};

/**
 * The founder leads. Written by the association alone, on the page itself: until then the card names nobody and says so.
 * More people are added there, too.
 */
export const members: readonly [ListedMember, ...ListedMember[]] = [
  {
    id: 'founder',
    example: true,
    name: 'Ecosystem',
    role: { en: 'Founder', de: 'Gründung' },
    bio: {
      en: [
        'Our founder hasn’t written about themselves here yet. You can already meet us by writing: one of us reads every message. You don’t have to say who you are.',
        'Not sure how to start? “Hello, who are you?” is a good first message. You can also read first what we’re planning.',
      ],
      de: [
        'Die Person, die Ecosystem gegründet hat, hat hier noch nichts über sich geschrieben. Kennenlernen kannst du uns schon: Schreib uns, jemand von uns liest jede Nachricht. Du musst nicht sagen, wer du bist.',
        'Du weißt nicht, wie du anfangen sollst? „Hallo, wer seid ihr?“ ist ein guter Anfang. Oder lies erst einmal, was wir planen.',
      ],
    },
    projects: {
      kinderkuche: {
        name: 'Kinderküche',
        description: {
          en: 'our plan: children cook together in a small, calm group.',
          de: 'unser Plan: Kinder kochen zusammen in einer kleinen, ruhigen Gruppe.',
        },
        link: 'projects/kinderkuche',
      },
    },
    books: [],
  },
];

export const words = {
  lead: {
    en: 'We’re a grassroots group, and we run Ecosystem in our free time.',
    de: 'Wir sind eine Gruppe von Freiwilligen und machen Ecosystem in unserer freien Zeit.',
  },
  more: { en: 'Read more', de: 'Mehr lesen' },
  less: { en: 'Show less', de: 'Weniger zeigen' },
  projects: { en: 'Projects', de: 'Projekte' },
  books: { en: 'Books', de: 'Bücher' },
  contact: { en: 'Contact', de: 'Schreiben' },
  message: { en: 'Message for {name}: ', de: 'Nachricht für {name}: ' },
  youtube: { en: 'Videos on YouTube', de: 'Videos auf YouTube' },
  telegram: { en: 'Messages on Telegram', de: 'Nachrichten auf Telegram' },
  tiktok: { en: 'Short videos on TikTok', de: 'Kurze Videos auf TikTok' },
  picture: {
    en: 'Drawing in place of a photo: a person with ear defenders, smiling',
    de: 'Zeichnung statt eines Fotos: eine Person mit Gehörschutz lächelt',
  },
} as const satisfies Record<string, Localized>;

export const passages: readonly Passage[] = [
  {
    id: 'work',
    title: { en: 'How we’d like to work', de: 'So möchten wir arbeiten' },
    drawing: '/drawings/team-write.svg',
    parts: {
      list: {
        en: [
          'In writing first. You can talk if you prefer, but nobody has to.',
          'Slow answers are fine. We say when to expect one, and we say so if it takes longer.',
          'One thing at a time. Every task has one person who does it, and one who can take over.',
          'No camera, no small talk, no jokes at anyone’s expense.',
          'Decisions are written down, with the reason, so that nobody has to remember them.',
          'If you need a break, you take one. You don’t have to explain.',
        ],
        de: [
          'Zuerst schriftlich. Wer lieber spricht, darf das, aber niemand muss.',
          'Langsame Antworten sind in Ordnung. Wir sagen, bis wann, und sagen Bescheid, wenn es länger dauert.',
          'Eins nach dem anderen. Eine Aufgabe hat eine Person, die sie tut, und eine, die übernehmen kann.',
          'Keine Kamera, kein Smalltalk, keine Witze auf Kosten anderer.',
          'Entscheidungen werden mit dem Grund aufgeschrieben, damit sich niemand daran erinnern muss.',
          'Wer eine Pause braucht, nimmt sie, ohne Erklärung.',
        ],
      },
    },
  },
  {
    id: 'help',
    title: { en: 'What we could use help with', de: 'Wobei wir Hilfe brauchen können' },
    drawing: '/drawings/team-tools.svg',
    parts: {
      list: {
        en: [
          'Checking that links and facts on this site are still right',
          'Reading texts and saying what is hard to understand',
          'Translating between German and English',
          'Drawing, cooking, sewing, repairing, programming',
          'Knowing how an association is founded in Germany',
        ],
        de: [
          'Prüfen, ob Links und Angaben auf dieser Website noch stimmen',
          'Texte lesen und sagen, was schwer zu verstehen ist',
          'Zwischen Deutsch und Englisch übersetzen',
          'Zeichnen, kochen, nähen, reparieren, programmieren',
          'Wissen, wie man in Deutschland einen Verein gründet',
        ],
      },
      text: {
        en: 'You don’t need a diagnosis, a degree or experience. [Projects](projects) tells you what we’re planning.',
        de: 'Du brauchst keine Diagnose, keinen Abschluss und keine Erfahrung. Was wir planen, steht unter [Projekte](projects).',
      },
    },
  },
  {
    id: 'asked',
    title: { en: 'For press, offices and schools', de: 'Für Presse, Ämter und Schulen' },
    drawing: '/drawings/part-id-card.svg',
    parts: {
      where: {
        en: 'Who is responsible: [Impressum](impressum). What we want: [Mission](mission). What we do with money: [Open books](open-books).',
        de: 'Wer verantwortlich ist: [Impressum](impressum). Was wir wollen: [Mission](mission). Was wir mit Geld tun: [Offene Bücher](open-books).',
      },
      ask: {
        en: 'Anything else: [write to us](contact).',
        de: 'Alles andere: [Schreib uns](contact).',
      },
    },
  },
];

export const next = {
  text: {
    en: 'Would you like to join us, or ask what that would mean? Write to us.',
    de: 'Möchtest du dazukommen oder erst fragen, was das heißt? Schreib uns.',
  },
  label: { en: 'Write to the team', de: 'Dem Team schreiben' },
} as const satisfies Record<string, Localized>;
