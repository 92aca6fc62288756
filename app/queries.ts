import type { Renderer } from '#contract/renderer.ts';
import { routeOf } from './routes.ts';

/**
 * Which names of a query mean something on which page: there a page is drawn with it. All others change nothing, and the
 * stored page is the answer (docs/decisions/040-drawn-when-asked.md).
 */
const meanings: Readonly<Record<string, { names: readonly string[] | 'all'; isSecret?: boolean }>> = {
  contact: { names: ['reason', 'email', 'message', 'book', 'video', 'topic', 'project', 'source'] },
  resources: { names: ['for'] },
  support: { names: ['tab'] },
  // Kept by the way to the other language.
  signin: { names: ['next'] },
  'thank-you': { names: ['reference'], isSecret: true },
  'pay-example': { names: 'all' },
};

export const meaningOf: Renderer['meaningOf'] = ({ pathname, search }) => {
  if (search === '') return 'nothing';
  const { names = [], isSecret } = meanings[routeOf(pathname).file] ?? {};
  const means = [...new URLSearchParams(search).keys()].some((name) => names === 'all' || names.includes(name));
  if (!means) return 'nothing';
  return isSecret ? 'secret' : 'something';
};
