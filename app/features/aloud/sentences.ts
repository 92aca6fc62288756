import type { Localized } from '#contract/locale.ts';

type Rules = {
  /** What a full stop belongs to and no sentence ends with, in small letters. */
  readonly abbreviations: ReadonlySet<string>;
  /** What is one only before a number: "No. 3", but "No. I mean it." */
  readonly beforeNumber: ReadonlySet<string>;
  /** Whether a full stop makes a number the third of its kind: "3. Mai". */
  readonly hasOrdinals: boolean;
};

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const rules: Localized<Rules> = {
  en: {
    abbreviations: listed('dr mr mrs ms prof st vs approx tel fig'),
    beforeNumber: listed('no nos art p pp sec vol'),
    hasOrdinals: false,
  },
  de: {
    abbreviations: listed(
      'dr prof dipl hr fr nr abs art str bzw ca evtl ggf inkl exkl vgl sog tel abb kap geb mind max min zzgl mio mrd',
    ),
    beforeNumber: listed('bd'),
    hasOrdinals: true,
  },
};

const noRules: Rules = { abbreviations: new Set(), beforeNumber: new Set(), hasOrdinals: false };

const rulesOf = (language: string): Rules => (rules as Readonly<Record<string, Rules>>)[language] ?? noRules;

/** From where to where, in the text. */
export type Span = readonly [from: number, to: number];

/** Splits a text into its sentences; nothing is lost between them. */
export function sentencesOf(text: string, language: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const end of endsIn(text, language)) {
    if (end < text.length && isOne(text.slice(from, end), text.slice(end), rulesOf(language))) continue;
    found.push([from, end]);
    from = end;
  }
  return found;
}

/** Where sentences may end. Firefox has known sentences since 125; before, they end after their signs. */
function endsIn(text: string, language: string): number[] {
  if ((Intl as Partial<typeof Intl>).Segmenter) {
    const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
    return [...segments].map(({ index, segment }) => index + segment.length);
  }
  const ends = [...text.matchAll(/[.!?…]+["'»«“”’)\]]*\s+/gu)].map(({ index, 0: sign }) => index + sign.length);
  return ends.at(-1) === text.length ? ends : [...ends, text.length];
}

/** Whether what follows still belongs to the sentence. */
function isOne(before: string, after: string, { abbreviations, beforeNumber, hasOrdinals }: Rules): boolean {
  // „Komm!“ sagte sie.
  if (/^\p{Ll}/u.test(after)) return true;
  const [, word = ''] = /([\p{L}\p{N}.]+)\.\s*$/u.exec(before) ?? [];
  if (!word) return false;
  // z. B., e.g., i. d. R., A. Meier; but not "It was I."
  if (/^(?:\p{L}\.)*\p{L}$/u.test(word) && word !== 'I') return true;
  if (/^\d{1,2}$/u.test(word)) return hasOrdinals || before.trim() === `${word}.`;
  const small = word.toLowerCase();
  return abbreviations.has(small) || (beforeNumber.has(small) && /^\d/u.test(after));
}

/**
 * Splits what is longer than `most` where one would breathe, or else between words: Chromium ends what a server's voice
 * says after about 15 seconds.
 */
export function breathsOf(text: string, most: number): Span[] {
  const found: Span[] = [];
  let from = 0;
  while (text.length - from > most) {
    const start = text.slice(from, from + most);
    const pause = Math.max(...[', ', '; ', ': ', ' – '].map((sign) => start.lastIndexOf(sign) + sign.length));
    const end = pause > most / 3 ? pause : start.lastIndexOf(' ') + 1 || most;
    found.push([from, from + end]);
    from += end;
  }
  return [...found, [from, text.length]];
}
