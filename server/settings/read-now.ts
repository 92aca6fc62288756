import { isSetting, settingKeys, type SettingsNow, type SettingValue } from '#contract/settings.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { readNames } from '#server/inbox/names.ts';

// As many as somebody looks through.
const mostVersions = 100;

type Row = {
  readonly id: string;
  readonly key: string;
  readonly value: SettingValue | null;
  readonly authorId: string | null;
  readonly at: Date;
  readonly countsFrom: Date;
  readonly isWaiting: boolean;
  readonly stoppedAt: Date | null;
  readonly stoppedBy: string | null;
};

/** All values as an admin sees them, in a transaction of `asTeam`. `fixed`: those that the server sets. */
export async function readNow(sql: Queries, fixed: readonly string[]): Promise<SettingsNow> {
  const columns = sql`
    id, key, value, author_id as "authorId", created_at as at, counts_from as "countsFrom", counts_from > now() as "isWaiting",
    stopped_at as "stoppedAt", stopped_by as "stoppedBy"`;
  const newest = await sql<Row[]>`
    select distinct on (key, counts_from > now(), stopped_at is null) ${columns} from app_private.setting_versions
    order by key, counts_from > now(), stopped_at is null, id desc`;
  const history = await sql<Row[]>`
    select ${columns} from app_private.setting_versions order by id desc limit ${mostVersions}`;
  const whoIs = await readNames(
    sql,
    [...newest, ...history].flatMap(({ authorId, stoppedBy }) => [authorId, stoppedBy]),
  );
  return {
    settings: settingKeys.map((key) => {
      const own = newest.filter((row) => row.key === key);
      const counts = own.find(({ isWaiting, stoppedAt }) => !isWaiting && stoppedAt === null);
      const waits = own.find(({ isWaiting, stoppedAt }) => isWaiting && stoppedAt === null);
      const ids = own.map(({ id }) => Number(id));
      return {
        key,
        value: counts?.value ?? null,
        isFixed: fixed.includes(key),
        version: ids.length === 0 ? null : Math.max(...ids),
        waiting: waits
          ? {
              version: Number(waits.id),
              value: waits.value,
              author: whoIs(waits.authorId),
              countsFrom: waits.countsFrom.toISOString(),
            }
          : null,
      };
    }),
    history: history.flatMap(({ key, value, authorId, at, stoppedAt, stoppedBy }) =>
      isSetting(key)
        ? [
            {
              key,
              value,
              author: whoIs(authorId),
              at: at.toISOString(),
              isStopped: stoppedAt !== null,
              stoppedBy: whoIs(stoppedBy),
            },
          ]
        : [],
    ),
  };
}
