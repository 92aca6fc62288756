/** What React writes, piece by piece: tags (with `slash` and `name`), comments, and the text between them. */
export const htmlTokens = (html: string) => html.matchAll(/<(\/?)([\w-]+)[^>]*>|<!--[\s\S]*?-->|[^<]+/gu);

/** Elements that nothing stands in, so that they have no end. */
export const isVoid = (name: string): boolean =>
  /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/u.test(name);

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

/** The text that HTML says. React writes these entities and no others. */
export const decoded = (html: string): string =>
  html.replaceAll(/&(#?\w+);/gu, (entity, name: string) => characters[name] ?? entity);
