import { expect, test } from 'vitest';
import { noReceipt } from './support/no-receipt.ts';
import { textsIn } from './testing/walk.ts';

/** What we do not write, and why (docs/content-guide.md, "How we write"). */
const banned: readonly { readonly words: RegExp; readonly because: string }[] = [
  { words: /§ ?5 TMG|TTDSG/u, because: 'these laws have been replaced' },
  {
    words: /\be\. ?V\.|gemeinnützig|steuerlich absetzbar|Spendenquittung|tax-deductible/iu,
    because: 'we are not recognised yet',
  },
  { words: /\bheilt\b|Therapie gegen|diagnose your/iu, because: 'we promise no cure and make no diagnosis' },
  { words: /\bclick here\b|\bhier klicken\b/iu, because: 'a link says where it leads' },
  {
    words:
      /\bwe (did|have|could) not (check|seen?|read|verif)|could (not )?verify|we (haven|didn|couldn)’t (check|seen|read|verif)|\bprobably paid|stored copy|haben wir nicht (geprüft|gesehen|gelesen)|konnten wir nicht (lesen|prüfen|nachweisen)|prüfen konnten|gespeicherten Kopie|vermutlich kostenpflichtig/iu,
    because: 'a doubt of ours helps no reader: find out, or leave it out',
  },
  {
    words:
      /\b(shall|whoever|whom)\b|\bstands? (on (the page|one page|\[)|under|here|there|above|below|in (the|our|this) (answer|e-?mail|footer|header|inbox|list|message|report))\b|\bnot a must\b|\bone has to\b|\bmended\b|\bnot even we\b|\bwhat became of\b|\bas a rule\b|\bstart page\b/iu,
    because: 'this is German in English words',
  },
  {
    words: /\bcannot \w|\b(is|are|was|were|do|does|did|has|have|had|could|should|would) not\b/u,
    because: 'people say “isn’t” and “can’t”',
  },
  { words: /\b(simply|just|easy|easily)\b/iu, because: 'what is easy for one is not for another' },
];

const [requirements = ''] = Object.values(
  import.meta.glob<string>('../docs/requirements.md', { eager: true, query: '?raw', import: 'default' }),
);

/** What the requirements give letter for letter, and the sentence beside every donate button: none of it is true of us. */
const fixed: ReadonlySet<string> = new Set([
  ...Object.values(noReceipt),
  ...[...requirements.matchAll(/"([^"]+)"/gu)].map(([, text = '']) => text),
]);

/** Stands in a text as the name of something. */
const names = /Easy Language/gu;

// What people type into the search are their words, not ours.
const files = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./testing/**', '!./frame/search-words.ts'], {
  eager: true,
});

test.each(Object.entries(files))('%s keeps to the words we use', (_, content) => {
  const texts = textsIn(content).filter((text) => !fixed.has(text));
  const faults = texts.flatMap((text) =>
    banned.filter(({ words }) => words.test(text.replaceAll(names, ''))).map(({ because }) => `${because}: ${text}`),
  );
  expect(faults).toEqual([]);
});
