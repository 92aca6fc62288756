import { Hono } from 'hono';
import * as v from 'valibot';
import { settingNames, settingProblemWords } from '#content/answers/settings.ts';
import {
  checkSetting,
  doesWait,
  isSetting,
  longestSetting,
  type SettingKey,
  settingKeys,
  type SettingsChange,
  type SettingValue,
} from '#contract/settings.ts';
import { readFields } from '#server/auth/read-fields.ts';
import { browserLocale } from '#server/http/browser-locale.ts';
import { answerFailure, answerThrown, Failed } from '#server/http/failures.ts';
import { asTeam } from '#server/team/as-team.ts';
import { type TeamEnv, readMember } from '#server/team/team-calls.ts';
import type { Drawer } from '#server/pages/renderer.ts';
import { tryOut } from '#server/texts/publish-all.ts';
import { holdSettings } from './hold-settings.ts';
import { demandSecondStep, keepChanges, type SettingParts, settingsNow } from './keep-changes.ts';
import { mailServerRoutes } from './mail-server.ts';
import { readNow } from './read-now.ts';
import { roleRoutes } from './roles.ts';

const seen = v.pipe(v.number(), v.safeInteger());
const schema: v.GenericSchema<unknown, SettingsChange> = v.object({
  changes: v.pipe(
    v.array(
      v.object({
        key: v.pipe(v.string(), v.maxLength(100)),
        value: v.nullable(v.union([v.pipe(v.string(), v.maxLength(10 * longestSetting)), v.number()])),
        beganWith: v.nullable(seen),
      }),
    ),
    v.minLength(1),
    v.maxLength(settingKeys.length),
  ),
  code: v.optional(v.pipe(v.string(), v.maxLength(100))),
});
const stopSchema = v.object({ version: seen });

/** The calls under /functions/v1/settings: admins say what only the association can (docs/decisions/066-the-first-day.md). */
export function settingRoutes(parts: SettingParts): Hono<TeamEnv> {
  const { sql, drawer, pages } = parts;
  const app = new Hono<TeamEnv>();
  app.use(async (c, next) => {
    const member = await readMember(c, parts);
    if (member.role !== 'admin') throw new Failed({ code: 'admins_only' });
    c.set('member', member);
    c.header('Cache-Control', 'no-store');
    await next();
  });

  app.get('/', async (c) => c.json(await settingsNow(parts, c.get('member'))));

  app.post('/', async (c) => {
    const { changes, code = '' } = await readFields(c, schema);
    const member = c.get('member');
    const wanted = changes.map(({ key, value, beganWith }) => ({ ...check(drawer, key, value), beganWith }));
    if (wanted.some(({ key }) => doesWait(key))) {
      // Each of these mails all admins.
      await parts.limits.count('newFactorAccount', 'settings', member.id);
      await demandSecondStep(c, parts, member.id, code);
    }
    const shown = wanted.flatMap(({ key, value }) => (value === null ? [] : [[key, { value }] as const]));
    await tryOut(parts, new Map(shown));
    const told = wanted.map(({ key, value, beganWith }) => {
      return { key, value, beganWith, told: doesWait(key) ? { name: settingNames[key], value } : undefined };
    });
    return c.json(await keepChanges(parts, member, told));
  });

  app.route('/', mailServerRoutes(parts));
  app.route('/', roleRoutes(parts));

  // Whoever of the admins sees something wrong stops it, also without a code: it can only keep what was.
  app.post('/stop', async (c) => {
    const { version } = await readFields(c, stopSchema);
    const member = c.get('member');
    const now = await asTeam(sql, member, async (team) => {
      await holdSettings(team, member);
      const stopped = await team`
        update app_private.setting_versions set stopped_at = now(), stopped_by = ${member.id} where id = ${version}`;
      if (stopped.count === 0) throw new Failed({ code: 'counts_already' });
      return readNow(team, parts, member);
    });
    pages.lookAgain();
    return c.json(now);
  });

  app.notFound((c) => answerFailure(c, { code: 'not_found' }, browserLocale(c)));
  app.onError((error, c) => answerThrown(c, error, browserLocale(c), 'texts_unavailable'));
  return app;
}

type CheckedSetting = { readonly key: SettingKey; readonly value: SettingValue | null };

function check({ fixedSettings }: Drawer, key: string, typed: SettingValue | null): CheckedSetting {
  if (!isSetting(key)) throw new Failed({ code: 'not_found' });
  if (fixedSettings.includes(key)) throw new Failed({ code: 'setting_fixed' });
  if (typed === null) return { key, value: null };
  const checked = checkSetting(key, typed);
  if (checked.ok) return { key, value: checked.value };
  const { because } = checked;
  throw new Failed({
    code: 'setting_refused',
    fields: { [key]: { code: because, message: settingProblemWords[because] } },
  });
}
