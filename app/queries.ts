import { paymentNames } from '#contract/payment.ts';
import type { Renderer } from '#contract/renderer.ts';
import { routeOf } from './routes.ts';

/** What people wrote is cut there (CONT-20), and no address of ours is longer. All others are chosen by us. */
const longestText = 2000;
const longestChoice = 100;

/**
 * Which names of a query mean something on which page: there a page is drawn with it. All others change nothing, and the
 * stored page is the answer (docs/decisions/040-drawn-when-asked.md). `longest`: of each value; no longer one means anything.
 */
const meanings: Readonly<Record<string, { names: readonly string[]; longest: number; isSecret?: boolean }>> = {
  contact: {
    names: ['reason', 'email', 'message', 'book', 'video', 'topic', 'project', 'source'],
    longest: longestText,
  },
  resources: { names: ['for'], longest: longestChoice },
  'resources/events': { names: ['for'], longest: longestChoice },
  support: { names: ['tab'], longest: longestChoice },
  workbag: { names: ['reason', 'message', 'source'], longest: longestText },
  'services/wavy-text': { names: ['text', 'waves', 'height', 'ink', 'ground'], longest: longestChoice },
  // Kept by the way to the other language.
  signin: { names: ['next'], longest: longestText },
  'thank-you': { names: ['reference'], longest: longestChoice, isSecret: true },
  'pay-example': { names: paymentNames, longest: longestChoice },
};

export const meaningOf: Renderer['meaningOf'] = ({ pathname, search }) => {
  const { file, params } = routeOf(pathname);
  // The pages of the accounts share one file, and its route says which of them it is.
  const page = params['account'] ?? file;
  const meaning = search === '' ? undefined : meanings[page];
  if (!meaning) return 'nothing';
  const values = [...new URLSearchParams(search)].filter(([name]) => meaning.names.includes(name));
  if (values.length === 0 || values.some(([, value]) => value.length > meaning.longest)) return 'nothing';
  return meaning.isSecret ? 'secret' : 'something';
};
