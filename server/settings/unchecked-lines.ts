import { listShapes } from '#contract/list-shapes.ts';
import type { Localized } from '#contract/locale.ts';
import { noChanges } from '#contract/site-data.ts';
import type { SettingParts } from './setting-parts.ts';

/** Whose field is a day or that nobody has looked yet. */
const lists = Object.entries(listShapes).flatMap(([key, { fields }]) => {
  const field = fields.find(({ kind }) => kind === 'checked');
  return field ? [{ key, path: field.path }] : [];
});

/** The names of the help lines that visitors see and that nobody has looked up yet. */
export async function uncheckedLines({
  drawer,
  pages,
}: Pick<SettingParts, 'drawer' | 'pages'>): Promise<readonly Localized[]> {
  const { rows } = await pages.lists();
  return lists.flatMap(({ key, path }) => {
    const own = rows.get(key) ?? [];
    return drawer.lists
      .arrangeList(key, own, noChanges)
      .filter(({ id, state }) => state === 'shown' && drawer.lists.valuesOfEntry(key, id, own)?.[path] === 'never')
      .map(({ title }) => title as Localized);
  });
}
