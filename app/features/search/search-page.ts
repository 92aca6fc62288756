/** A part of a page: what stands between one heading and the next. */
export type SearchSection = {
  /** The id of the heading that leads here; empty at the beginning of a page. */
  readonly id: string;
  readonly title: string;
  /** Each paragraph, line of a list, or cell in a line of its own. */
  readonly text: string;
};

/** One page as the search knows it, made at build from the finished page (app/files/search-pages.ts). */
export type SearchPage = {
  /** Without the language: the search links to the page in its own. */
  readonly path: string;
  /** The heading of the page, and its short name where that differs. */
  readonly title: string;
  readonly name: string;
  readonly description: string;
  readonly sections: readonly SearchSection[];
  /** Title, name and headings in the other language: who writes "books" on a German page finds Bücher. */
  readonly other: string;
  /** What people type who mean this page (content/frame/search-words.ts). */
  readonly words: readonly string[];
};
