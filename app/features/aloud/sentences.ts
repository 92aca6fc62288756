import type { Localized } from '#contract/locale.ts';

type Rules = {
  /** What a full stop belongs to and no sentence ends with, in small letters. */
  readonly abbreviations: ReadonlySet<string>;
  /** What is one only before a number: "No. 3", but "No. I mean it." */
  readonly beforeNumber: ReadonlySet<string>;
  /** Before what a full stop always makes a number the third of its kind: "3. Mai". None: it never does. */
  readonly months: ReadonlySet<string>;
  /** After what a number or a letter counts nothing, unless it is a month's: "von 1 bis 5. Tiere", "nach 90. Mails". */
  readonly beforeAmount: ReadonlySet<string>;
  /** Words that are large only where a sentence begins: no name, no month and no noun. */
  readonly starters: ReadonlySet<string>;
};

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const none = listed('');

const rules: Localized<Rules> = {
  en: {
    abbreviations: listed('dr mr mrs ms prof st vs approx tel fig'),
    beforeNumber: listed('no nos art p pp sec vol'),
    months: none,
    beforeAmount: listed('to and or by after'),
    starters: listed(
      'a an the this that these those it he she we you they i there here then now if when while what who which how why and or but so because also both each every all some many most no not nothing nobody in on at to from for with without by of after before our your their its his her my is are do does',
    ),
  },
  de: {
    abbreviations: listed(
      'dr prof dipl hr fr nr abs art str bzw ca evtl ggf inkl exkl vgl sog tel abb kap geb mind max min zzgl mio mrd',
    ),
    beforeNumber: listed('bd'),
    months: listed('januar februar märz april mai juni juli august september oktober november dezember'),
    beforeAmount: listed('bis zu von bei nach mit auf um ab seit über unter etwa rund und oder'),
    starters: listed(
      'der die das den dem des ein eine einen einem einer er sie es wir ihr ich du man wer was wo wie wann warum wenn weil ob und oder aber auch also dann danach davor dabei dafür damit darum da dort hier so nun jetzt wie als in im an am auf aus bei beim mit nach vor von vom zu zum zur für über unter um ohne bis ab seit durch gegen zwischen alle alles jede jeder jedes kein keine keiner nicht nichts niemand jemand mehr manche manches viele vieles diese dieser dieses diesen unser unsere dein deine mein meine sein seine ihre ist sind hat kann nur noch',
    ),
  },
};

const noRules: Rules = { abbreviations: none, beforeNumber: none, months: none, beforeAmount: none, starters: none };

const rulesOf = (language: string): Rules => (rules as Readonly<Record<string, Rules>>)[language] ?? noRules;

/** From where to where, in the text. */
type Span = readonly [from: number, to: number];

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
function isOne(before: string, after: string, rules: Rules): boolean {
  // „Komm!“ sagte sie.
  if (/^\p{Ll}/u.test(after)) return true;
  const [, earlier = '', word = ''] = /(?:([\p{L}\p{N}.’']+)\s+)?([\p{L}\p{N}.’']+)\.\s*$/u.exec(before) ?? [];
  if (!word) return false;
  // "I. d. R.", "e.g.": of a single letter more is known below.
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word) || (/^\p{L}$/u.test(word) && /^(?:\p{L}\.)+$/u.test(earlier))) return true;
  const small = word.toLowerCase();
  if (rules.abbreviations.has(small) || (rules.beforeNumber.has(small) && /^\d/u.test(after))) return true;
  const next = /^\P{L}*(\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? '';
  if (/^\d{1,2}$/u.test(word)) {
    // The first of a numbered list.
    if (before.trim() === `${word}.` || rules.months.has(next)) return true;
    if (rules.months === none) return false;
    // Die 1. bis 4. Klasse.
    if (/\d\.\s+\p{L}+\s+\d+\.\s*$/u.test(before)) return true;
  } else if (!/^\p{L}$/u.test(word) || word === 'I') return false;
  // A. Meier, 3. Klasse.
  return !rules.beforeAmount.has(earlier.toLowerCase()) && !rules.starters.has(next);
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
