import { splitLocale } from '#contract/locale.ts';
import { longestSlug, longestTag } from '#contract/published-project.ts';
import { accountPages, fullTwin, pageAt, patternAt, patterns, subjectPages } from './paths.ts';

/** The page that answers an address: its file under `pages/`, and what the address says where only the pattern is known. */
export type Route = {
  readonly file: string;
  readonly params: Readonly<Record<string, string>>;
  /** False for the page that answers unknown addresses. */
  readonly isPage: boolean;
};

/** Nothing of ours says more. Whatever else stands at a visitor's link, it leads to the same page. */
const longest = {
  event: 60,
  project: longestSlug,
  'project-category': longestTag,
  status: Infinity,
  'set-up': 32,
} as const;

const nothing: Route = { file: 'not-found', params: {}, isPage: false };

/** Finds the page of an address as it stands in a URL, still encoded. Throws when it cannot be decoded. */
export function routeOf(pathname: string): Route {
  const { path } = splitLocale(pathname);
  const page = pageAt(path);
  if (page && page in subjectPages) return { file: 'subject', params: { subject: page }, isPage: true };
  if (page && page in accountPages) return { file: 'account', params: { account: page }, isPage: true };
  const plain = page && fullTwin(page);
  if (plain) return { file: 'plain', params: { of: plain }, isPage: true };
  if (page) return { file: page, params: {}, isPage: true };
  const pattern = patternAt(path);
  if (!pattern) return nothing;
  const name = patterns[pattern].replace(/^.*:/u, '');
  const says = decodeURIComponent(path.split('/').at(-1) ?? '');
  if (isLonger(says, longest[pattern])) return nothing;
  return { file: pattern, params: { [name]: says }, isPage: true };
}

/**
 * Whether a text has more characters than `most`. Marks may stand beside their letter, at most three for one of ours; of
 * thousands of them every look at the text costs a second.
 */
const isLonger = (text: string, most: number): boolean =>
  text.length > most && (text.length > 4 * most || text.normalize('NFC').length > most);
