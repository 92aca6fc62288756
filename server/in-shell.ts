/** A path as a shell takes it, for a command in a sentence that somebody copies: in quotes where a space or an umlaut is in it. */
export const inShell = (path: string): string =>
  /^[\w./:@+-]+$/u.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
