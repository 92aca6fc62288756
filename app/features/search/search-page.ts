/** One page as the search knows it, made at build from the finished page (scripts/build/search-index.ts). */
export type SearchPage = {
  /** Without the language: the search links to the page in its own. */
  readonly path: string;
  /** The heading of the page, and its short name where that differs. */
  readonly title: string;
  readonly name: string;
  readonly description: string;
  readonly headings: string;
  readonly text: string;
  /** Title, name, headings and description in the other language: who writes "books" on a German page finds Bücher. */
  readonly other: string;
};
