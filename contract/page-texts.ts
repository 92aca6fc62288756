/**
 * How the team changes texts of pages: the calls under /functions/v1/texts (docs/decisions/052-words-of-the-team.md).
 * Times are ISO 8601 in UTC.
 */
import type { TeamMember } from './inbox.ts';
import type { Locale, Localized } from './locale.ts';

/** A text of a page in both languages: one, or a list of which each entry is a line. */
export type PageText = Localized<string | readonly string[]>;

/** What is wrong with a text. The first four keep it from being published; a long sentence is only told. */
export const textProblems = ['missing', 'blank', 'link', 'too_long', 'long_sentence'] as const;
export type TextProblem = {
  readonly code: (typeof textProblems)[number];
  readonly locale: Locale;
  /** The blank, the address or the sentence it is about. */
  readonly about?: string;
};

/** Whether a text, or an entry of a list, may not be published with this. */
export const isStopping = ({ code }: { readonly code: string }): boolean => code !== 'long_sentence';

/** What was published of a text, or that it is the built-in one again. */
export type TextVersion = {
  readonly version: number;
  /** Null: the built-in text. */
  readonly text: PageText | null;
  /** One sentence of whoever published it. */
  readonly what: string;
  /** Null: an account that is gone. */
  readonly author: TeamMember | null;
  readonly createdAt: string;
};

/** `GET /text?key=…`: a text as it stands, and its history, the newest first. */
export type TextNow = {
  readonly key: string;
  readonly builtIn: PageText;
  /** What was built in when it was last changed, where an update has changed that as well. */
  readonly builtInBefore: PageText | null;
  readonly versions: readonly TextVersion[];
  /** What whoever asks has typed and not published. */
  readonly draft: TextDraft | null;
  /** Who else has a draft of it. */
  readonly others: readonly TeamMember[];
};

type TextDraft = { readonly text: PageText; readonly beganWith: number | null };

/**
 * `POST /text`: publishes a text, or with `null` the built-in one. `beganWith` is the newest version that whoever writes
 * has seen, null where there was none: nothing newer is overwritten. The answer is `TextNow`.
 */
export type TextChange = {
  readonly key: string;
  readonly text: PageText | null;
  readonly beganWith: number | null;
  readonly what: string;
};

/** `POST /draft`: keeps what is typed; with `null` it is forgotten. */
export type TextDraftChange = Pick<TextChange, 'key' | 'text' | 'beganWith'>;

/**
 * `POST /texts`: publishes the caller's drafts of these texts with one sentence, all of them or none. The answer names the
 * versions it made, with which `POST /undo` takes all of them back, as long as each is the newest of its text.
 */
export type DraftsPublished = { readonly versions: readonly number[] };

/** A text that whoever asks has written and not published, with what keeps it from being published. */
export type DraftOnPage = {
  readonly key: string;
  readonly text: PageText;
  readonly problems: readonly TextProblem[];
  /** Somebody has published another one since it was begun. */
  readonly isOvertaken: boolean;
};

/** A link that shows a page with the drafts of whoever made it. It is told once, when it is made. */
export type PreviewLink = {
  readonly id: string;
  readonly author: TeamMember | null;
  readonly expiresAt: string;
};

/** A draft of whoever asks whose text or entry an update has taken away. `words`: all that was typed. */
export type LostDraft = { readonly key: string; readonly words: readonly string[] };

/**
 * `GET /drafts?path=/de/mission`: the drafts of whoever asks that this page shows, those that no page shows any more, and the
 * links to it that still lead there.
 */
export type DraftsOfPage = {
  readonly drafts: readonly DraftOnPage[];
  readonly lost: readonly LostDraft[];
  readonly links: readonly PreviewLink[];
};

/**
 * `POST /preview` with `{path, isShared, token?}`: makes a link to a page with the drafts of whoever asks. One that is shared
 * lasts seven days; one to look at oneself an hour. Sent twice with one token it is one link. `POST /preview/end` with `{id}`
 * takes it back.
 */
export type PreviewMade = { readonly token: string; readonly expiresAt: string };

/** The name in the query of a page that is shown with somebody's drafts. What it says: random bits, 128 or those of a UUID. */
export const previewName = 'preview';
export const previewTokenPattern = /^[0-9a-f]{32}$/u;

/** `GET /renewed`: the changed texts whose built-in text an update has changed since. `text`: what visitors read. */
export type RenewedTexts = readonly { readonly key: string; readonly text: PageText }[];

/**
 * `GET /page?path=/de/mission`: the main part of a page, in which each text stands in `<span data-text="its key">`, and
 * the texts that are not seen there: of pictures, and for search engines. `lists`: those it shows (page-lists.ts).
 */
export type PageInEditing = {
  readonly main: string;
  readonly unseen: readonly { readonly key: string; readonly text: string }[];
  readonly lists: readonly string[];
};

export const longestPageTexts = { key: 300, line: 5000, lines: 60, all: 20_000, what: 300 } as const;
