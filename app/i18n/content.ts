import { createContext } from 'react';
import { type Changes, touchedBy } from '#contract/site-data.ts';
import type { Current } from '#contract/words.ts';

/** Given by the renderer: what the team has changed while the server runs. Not there in the browser: the files count. */
export const CurrentContext = createContext<Current | undefined>(undefined);

/** The pieces of content by their names, and their names by the pieces themselves. */
export type Names = {
  readonly get: (piece: object) => string | undefined;
  readonly pieces: ReadonlyMap<string, object>;
};

/**
 * Names every piece of the files of `content/`: file, export, then names and ids of entries, never a place in a list
 * (`content/words.test.ts` sees to it). A piece that stands in several places has the shortest of its names: in its own
 * file, not in a list of them all.
 * @param files The modules by their path below `content/`, without its ending.
 */
export function namesOf(files: Readonly<Record<string, object>>): Names {
  const names = new WeakMap<object, string>();
  const pieces = new Map<string, object>();
  let level = Object.entries(files).flatMap(([file, module]) =>
    Object.entries(module).map(([part, value]) => [`${file}#${part}`, value as unknown] as const),
  );
  while (level.length > 0)
    level = level.flatMap(([key, piece]) => {
      if (typeof piece !== 'object' || piece === null || names.has(piece)) return [];
      names.set(piece, key);
      pieces.set(key, piece);
      return partsOf(piece).map(([part, value]) => [`${key}.${part}`, value] as const);
    });
  return { get: (piece) => names.get(piece), pieces };
}

/**
 * Looks pieces up in what was changed. Without changes it costs nothing.
 * @param onSaid Told the name of each piece that is looked up: what a page shows.
 */
export function currentOf(names: Names, changes: Changes, onSaid: (key: string) => void = () => {}): Current {
  const touched = touchedBy(changes);
  const changed = new WeakMap<object, string>();
  const rebuild = (piece: unknown, key: string): unknown => {
    if (typeof piece !== 'object' || piece === null || !touched.has(key)) return piece;
    const now = changes.has(key) ? changes.get(key) : rebuildParts(piece, key);
    if (typeof now === 'object' && now !== null) changed.set(now, key);
    return now;
  };
  const rebuildParts = (piece: object, key: string): object => {
    const parts = partsOf(piece).map(([part, value]) => [part, rebuild(value, `${key}.${part}`)] as const);
    return Array.isArray(piece) ? parts.map(([, value]) => value) : Object.fromEntries(parts);
  };
  return <Value>(value: Value): Value => {
    if (typeof value !== 'object' || value === null) return value;
    const known = names.get(value);
    const key = known ?? changed.get(value);
    if (key === undefined) return value;
    onSaid(key);
    // What comes back has the shape of what went in: changes are checked before they are stored.
    return known === undefined ? value : (rebuild(value, key) as Value);
  };
}

function partsOf(piece: object): (readonly [string, unknown])[] {
  if (!Array.isArray(piece)) return Object.entries(piece);
  return piece.map((entry: unknown, place) => {
    const { id, item } = (entry ?? {}) as { id?: string; item?: { id?: string } };
    return [id ?? item?.id ?? String(place), entry] as const;
  });
}
