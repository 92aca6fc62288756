import type { Result } from '#contract/failures.ts';
import { type MakeLimiter, memoryLimits } from '#server/limits.ts';
import { adminCalls } from './admin-calls.ts';
import { type ApiNeeds, type DataApi, openDataApi } from './data-api.ts';
import { noLimits, restLimits } from './rest-limits.ts';
import type { RestNeeds } from './rest.ts';
import { openSqlConsole } from './sql-console.ts';

/** What /rest/v1 is answered with. */
export type Data = Pick<RestNeeds, 'adminCalls' | 'limits' | 'isShort'> & {
  readonly api: DataApi;
  readonly close: () => Promise<void>;
};

type Needs = ApiNeeds & { readonly makeLimiter: MakeLimiter; readonly isRateLimited: boolean } & Pick<
    RestNeeds,
    'isShort'
  >;

/** Opens the data API and the console of the admin panel. Out: a sentence when they would not be safe. */
export async function openData(needs: Needs): Promise<Result<Data>> {
  const { database, jwtSecret, makeLimiter, isRateLimited } = needs;
  const opened = await openDataApi(needs);
  if (!opened.ok) return opened;
  const api = opened.value;
  return {
    ok: true,
    value: {
      api,
      adminCalls: adminCalls({
        sql: database.sql,
        console: await openSqlConsole(database, jwtSecret),
        lookAgain: api.lookAgain,
      }),
      limits: isRateLimited ? restLimits(makeLimiter, memoryLimits) : noLimits,
      isShort: needs.isShort,
      close: api.close,
    },
  };
}
