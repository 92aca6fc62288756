/** Something that can be kept for later, in the language of the page. */
export type Keepable = {
  /** Its address without the language and the first stroke: `resources/books#neurotribes`. */
  readonly id: string;
  readonly title: string;
  /** Where it stands: "Books". */
  readonly on: string;
};
