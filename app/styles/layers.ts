/**
 * Later layers win, whatever the order of the files: a page may override the kit, never the reverse.
 * The first sheet of a document that names layers decides, so each page begins
 * with this line; the sheets that come late join the layers that are there.
 */
export const layers = '@layer base, ui, layout, features, pages, settings;';
