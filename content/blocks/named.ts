/** An entry of a list. By its id, which never changes, its texts are found when the team changes them (docs/content-guide.md). */
export type Named<Item> = Item & { readonly id: string };
