import type { CompiledQuery } from 'kysely';
import type { RestError } from './rest-answers.ts';

// Enough for a search in title, summary and description.
const mostSearches = 3;

// Names and texts in quotes: whatever stands in them is no operator.
const quoted = /"(?:[^"]|"")*"|'(?:[^']|'')*'/gu;

/**
 * The refusal of a statement that makes the database work hard for a visitor: a regular expression can take seconds for
 * one short text, a search in a text takes some milliseconds. It looks at the statement and not at the address that was
 * called, so it does not matter how a filter was written there: nested, turned round, escaped, for a function.
 */
export function refuseCostly({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): RestError | undefined {
  const bare = sql.replaceAll(quoted, '""');
  if (bare.includes('~'))
    return {
      code: 'PGRST127',
      message: 'Without an account you cannot filter with regular expressions (match, imatch).',
      hint: `Use eq, in, or up to ${mostSearches} of like, ilike and fts; or sign in.`,
    };
  // `like any($1)` is as many searches as $1 has patterns.
  const searches = [...bare.matchAll(/\bi?like\b(?: (?:any|all)\(\$(\d+)\))?|@@/giu)].map(([, list]) => {
    const patterns = list === undefined ? undefined : parameters[Number(list) - 1];
    return Array.isArray(patterns) ? patterns.length : 1;
  });
  if (searches.reduce((all, one) => all + one, 0) > mostSearches)
    return {
      code: 'PGRST127',
      message: `Without an account you can search in texts (like, ilike, fts) with ${mostSearches} conditions at most.`,
      hint: 'Use fewer conditions, or sign in.',
    };
  return undefined;
}
