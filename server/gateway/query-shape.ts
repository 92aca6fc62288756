/** Tables of ours have about twenty columns; those of a developer and what is embedded in them may have more. */
const mostNames = 200;

/** Of a bracket that is never closed, or of hundreds in each other, @supabase/lite reads the rest again for each. */
const mostBrackets = 200;

/** Conditions in each other. Each level is read again by all those around it: a hundred took ten milliseconds. */
const mostConditions = 20;

/** A project, its bookings, whose they are. Each level may bring a thousand rows for each row of the one above. */
const mostLevels = 4;

/**
 * Why a query is not read, in words for programmers; undefined where it may be. @supabase/lite reads some queries again
 * and again from each of their signs: fifteen thousand, which a browser may send, would be minutes of the one process.
 * What its clients write by themselves passes: they leave spaces out.
 */
export function refuseQuery(search: string): string | undefined {
  // PostgreSQL knows no such character, neither in values nor in names.
  if (search.includes('%00')) return 'The address holds a NUL character (%00), which cannot be stored.';
  const asked = new URLSearchParams(search);
  const whole = [...asked].flat().join('&');
  if ((whole.match(/[()]/gu)?.length ?? 0) > mostBrackets)
    return `The address may have at most ${mostBrackets} brackets.`;
  if (levelsOf(whole) > mostConditions) return `The address may nest at most ${mostConditions} levels deep.`;
  for (const named of ['select', 'columns']) {
    const names = asked.getAll(named).join(',');
    // Each may be a whole text once more: a thousand names of one long column would fill the memory.
    if (names.split(',').length > mostNames) return `"${named}" may name at most ${mostNames} columns.`;
    if (/\s\s/u.test(names)) return `"${named}" may not have two spaces beside each other.`;
    if (named === 'columns' && !/^[\p{L}\p{N}_$",\s-]*$/u.test(names))
      return '"columns" names columns, and nothing else.';
    if (levelsOf(names) > mostLevels) return `"${named}" may embed at most ${mostLevels} levels deep.`;
  }
  return undefined;
}

function levelsOf(names: string): number {
  let [level, most] = [0, 0];
  for (const [sign] of names.matchAll(/[()]/gu)) {
    level += sign === '(' ? 1 : -1;
    most = Math.max(most, level);
  }
  return most;
}
