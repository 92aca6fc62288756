import { moneyOf } from '#app/lib/config.ts';
import { association } from '#content/association.ts';
import { site } from '#content/site.ts';
import { settingKeys } from '#contract/settings.ts';
import type { Words } from '#contract/words.ts';

/** Whether something that only the association can say is still an example, on the server as it runs now. */
export function holdsExamples(t: Words): boolean {
  const now: Readonly<Record<string, unknown>> = {
    ...t.now(site),
    ...moneyOf(t.now(site)),
    ...t.now(association),
  };
  return settingKeys.some((key) => {
    const value = now[key.slice(key.lastIndexOf('.') + 1)];
    return typeof value === 'object' && value !== null && 'example' in value;
  });
}
