const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The words of a piece of HTML as it was built, without tags, and without the hyphens that only the eye sees. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/gu, (_, name: string) => entities[name] ?? '')
    .replaceAll('\u00AD', '');
