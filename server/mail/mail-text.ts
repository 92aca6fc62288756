import { escapeHtml } from './escape-html.ts';

const longestHeader = 120;

/**
 * Text of a visitor as it may stand in a mail header: one line, no invisible characters (they can
 * turn the reading direction or forge a second line), at most 120 characters.
 */
export function headerText(text: string, longest = longestHeader): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\s]+/gu, ' ')
    // "=?…?=" is an encoded word (RFC 2047): mail programs would decode what it hides, a line end too.
    .replaceAll('=?', '= ?')
    .trim();
  const characters = [...line];
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

/** What a mail server said, for the log: without the addresses that it quotes. */
export function withoutAddresses(text: string): string {
  // Only from the beginning of a word: from each of its signs a long one without an address would take seconds.
  return text.replace(/(?<![^\s<>])[^\s<>]+@[^\s<>]+/gu, '…');
}

/** Plain text as HTML that looks the same. No markup in it survives as markup. */
export function textAsHtml(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/gu, '<br>\n');
}

/** A small whole page around HTML of ours, readable in every mail program. */
export function mailPage(language: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="font-family: sans-serif; font-size: 17px; line-height: 1.6; max-width: 40em; color: #000; background: #fff">
${body}
</body>
</html>
`;
}
