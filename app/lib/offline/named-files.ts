/**
 * The files that a page, a sheet or a script names, but for what only accounts load. They stand between the signs of code:
 * what somebody of the team writes or links to (`https://…/assets/guide-2024-01.pdf`) is no file of ours, and one that is
 * not there would keep its page from being kept.
 */
export const namedIn = (text: string): string[] =>
  [
    ...findAll(text, /(?:["`=]|url\()(?:\.|\/?assets)\/([\w.-]+-[\w-]{7}\.\w+)["`)>]/gu).map(
      (name) => `/assets/${name}`,
    ),
    ...findAll(text, /"(\/(?:drawings|gallery)\/[\w./-]+|\/icon\.svg)"/gu),
    ...findAll(text, /"(\/storage\/[\w./-]+\.webp) /gu),
  ].filter((path) => !path.startsWith('/assets/signed-in-'));

/**
 * In a worker Firefox 153 ends one search in a thousand with "too much recursion", however short the text is, and finds
 * all when it is asked again.
 */
function findAll(text: string, pattern: RegExp, isAgain = false): string[] {
  try {
    return Array.from(text.matchAll(pattern), ([, name = '']) => name);
  } catch (error) {
    if (isAgain) throw error;
    return findAll(text, pattern, true);
  }
}
