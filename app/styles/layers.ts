/**
 * Later layers win, whatever the order of the files: a page may override the kit, never the reverse.
 * The first sheet of a document that names layers decides, so each sheet begins with this line: React
 * puts those that come late (scripts/late-styles.ts) before the one the page came with.
 */
export const layers = '@layer base, ui, layout, features, pages, settings;';
