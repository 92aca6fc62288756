import type { Hono } from 'hono';
import * as v from 'valibot';
import { settingNames, settingProblemWords } from '#content/answers/settings.ts';
import {
  checkSetting,
  doesWait,
  isSetting,
  longestSetting,
  settingKeys,
  type SettingsChange,
  type SettingValue,
} from '#contract/settings.ts';
import { Failed } from '#server/http/failures.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import type { Drawer } from '#server/pages/renderer.ts';
import { asTeam } from '#server/team/as-team.ts';
import { teamRoutes, type TeamEnv } from '#server/team/team-calls.ts';
import { tryOut } from '#server/texts/publish-all.ts';
import { demandSecondStep, holdSettings, keepChanges, settingsNow } from './keep-changes.ts';
import { mailServer } from './mail-server.ts';
import { readNow } from './read-now.ts';
import { roleChanges } from './roles.ts';
import type { SettingParts, SettingRoutes } from './setting-parts.ts';

const schema: v.GenericSchema<unknown, SettingsChange> = v.object({
  changes: v.pipe(
    v.array(
      v.object({
        key: v.pipe(v.string(), v.maxLength(100)),
        value: v.nullable(v.union([v.pipe(v.string(), v.maxLength(10 * longestSetting)), v.number()])),
        beganWith: fields.seen,
      }),
    ),
    v.minLength(1),
    v.maxLength(settingKeys.length),
  ),
  code: v.optional(v.pipe(v.string(), v.maxLength(100))),
});
const stopSchema = v.object({ version: fields.version });

/** The calls under /functions/v1/settings: admins say what only the association can (docs/decisions/066-the-first-day.md). */
export function settingRoutes(parts: SettingParts): Hono<TeamEnv> {
  return teamRoutes(parts, [onlyAdmins, settings, mailServer, roleChanges, stop], 'texts_unavailable');
}

const onlyAdmins: SettingRoutes = (app) => {
  app.use(async (c, next) => {
    if (c.get('member').role !== 'admin') throw new Failed({ code: 'admins_only' });
    await next();
  });
};

const settings: SettingRoutes = (app, parts) => {
  app.get('/', async (c) => c.json(await settingsNow(parts, c.get('member'))));

  app.post('/', async (c) => {
    const { changes, code = '' } = await readFields(c, schema);
    const member = c.get('member');
    const wanted = changes.map(({ key, value, beganWith }) => ({ ...check(parts.drawer, key, value), beganWith }));
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
};

/** POST /stop: whoever of the admins sees something wrong stops it, also without a code: it can only keep what was. */
const stop: SettingRoutes = (app, parts) => {
  app.post('/stop', async (c) => {
    const { version } = await readFields(c, stopSchema);
    const member = c.get('member');
    const now = await asTeam(parts.sql, member, async (team) => {
      await holdSettings(team, member);
      const stopped = await team`
        update app_private.setting_versions set stopped_at = now(), stopped_by = ${member.id} where id = ${version}`;
      if (stopped.count === 0) throw new Failed({ code: 'counts_already' });
      return readNow(team, parts, member);
    });
    parts.pages.lookAgain();
    return c.json(now);
  });
};

function check({ fixedSettings }: Drawer, key: string, typed: SettingValue | null) {
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
