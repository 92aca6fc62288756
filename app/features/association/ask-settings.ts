import { askFunction } from '#app/lib/account/ask-function.ts';
import type { SettingsNow } from '#contract/settings.ts';

/** What each part of the page is given. */
export type PartProps = { now: SettingsNow; onChanged: (now: SettingsNow) => void };

/** And each group. `say`: what stands beside its name, with what it says of itself. */
export type GroupProps = PartProps & { isOpen: boolean; say: (state: string) => string };

let last: Promise<unknown> = Promise.resolve();

/** A call that is answered with all settings as they stand then. One after the other: the answer that comes last is the newest. */
export function askSettings(path: string, call: Parameters<typeof askFunction>[1]) {
  const answer = last.then(() => askFunction<SettingsNow>(`settings${path}`, call));
  last = answer;
  return answer;
}
