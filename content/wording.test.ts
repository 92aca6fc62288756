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
      /\b(shall|whoever)\b|\b(stands?) (on (the page|one page|\[)|under|here\b)|\bnot a must\b|\bone has to\b|\bmended\b|\bnot even we\b/iu,
    because: 'this is German in English words',
  },
  { words: /\b(simply|just|easy|easily)\b/iu, because: 'what is easy for one is not for another' },
];

/** The sentence beside every donate button says that none of it is true of us. */
const fixed: readonly string[] = Object.values(noReceipt);

/** Stands in a text as the name of something. */
const names = /Easy Language/gu;

// What people type into the search are their words, not ours.
const files = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./testing/**', '!./frame/search-words.ts'], {
  eager: true,
});

test.each(Object.entries(files))('%s keeps to the words we use', (_, content) => {
  const texts = textsIn(content).filter((text) => !fixed.includes(text));
  const faults = texts.flatMap((text) =>
    banned.filter(({ words }) => words.test(text.replaceAll(names, ''))).map(({ because }) => `${because}: ${text}`),
  );
  expect(faults).toEqual([]);
});
