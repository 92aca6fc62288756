import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import { fillIn, valuesOf } from '#app/lib/forms/form-values.ts';
import { typedIn } from '#app/lib/forms/required-fields.ts';
import { useForm } from '#app/lib/forms/use-form.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import teamLook from '#app/parts/team.module.css';
import { CodeField, withoutGaps } from '#app/ui/code-field.tsx';
import { InputField, SelectField } from '#app/ui/control-fields.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Form } from '#app/ui/form.tsx';
import { legalStatusNames, settingNames, settingProblemWords } from '#content/answers/settings.ts';
import { associationWords as words } from '#content/team/association.ts';
import { settingGroupNames, settingHints } from '#content/team/settings.ts';
import type { Localized } from '#contract/locale.ts';
import {
  checkSetting,
  doesWait,
  legalStatuses,
  settingKeys,
  type SettingGroup,
  type SettingKey,
  type SettingNow,
  type SettingsChange,
  settings,
  siteUrlKey,
} from '#contract/settings.ts';
import { askSettings, type GroupProps } from './ask-settings.ts';
import { inputModeOf, isFilled, isOptional, nameOf, proposalFor, settingsIn, shownOf } from './setting-field.ts';

/** Under this name what is typed is kept in this tab. */
const settingsDraft = '@settings';

/** A field that nobody sees: what stood in the others when the typing began, and in which version, as JSON. */
const began = 'began';
type Began = Readonly<Record<string, readonly [text: string, version: number | null]>>;

/** The values of one group. What is left as it was is not sent, so an empty field can wait. */
export function SettingsForm({ group, now, onChanged, isOpen, say }: GroupProps & { group: SettingGroup }) {
  const t = useWords();
  const own = useMemo(() => settingsIn(now, group), [now, group]);
  const open = own.filter(({ isFixed }) => !isFixed);
  const asked = own.filter(({ key }) => !isOptional(key));
  const names = useMemo(
    () => [...settingKeys.filter((key) => settings[key].group === group).map(nameOf), began],
    [group],
  );
  const start = useMemo(
    () => ({
      ...Object.fromEntries(own.map((each) => [nameOf(each.key), shownOf(each) || proposalFor(each.key)])),
      [began]: beganOf(own),
    }),
    [own],
  );
  const form = useForm<string, string>({
    form: settingsDraft,
    variant: group,
    names,
    fields: [...names, 'code'],
    prefix: `${group}-`,
    start,
    check,
  });
  const { ref, errors, isBusy, tell, drawn } = form;
  const asksForCode = open.some(({ key }) => doesWait(key));

  // What stands as it did when the typing began is nobody's change, also where somebody else has changed it since.
  const changesIn = (typed: Readonly<Record<string, string>>) => {
    const before = JSON.parse(typed[began] || '{}') as Began;
    return open.flatMap((each) => {
      const text = (typed[nameOf(each.key)] ?? '').trim();
      const [stood, version] = before[nameOf(each.key)] ?? [shownOf(each), each.version];
      return text === stood || text === shownOf(each) ? [] : [{ ...each, text, version }];
    });
  };

  function check(typed: Readonly<Record<string, string>>): Partial<Record<string, string>> {
    const changes = changesIn(typed);
    const problems = changes.flatMap(({ key, text }) => {
      const checked = text === '' ? undefined : checkSetting(key, text);
      return checked?.ok === false ? [[nameOf(key), t(settingProblemWords[checked.because])] as const] : [];
    });
    const lacksCode = changes.some(({ key }) => doesWait(key)) && codeTyped() === '';
    return { ...Object.fromEntries(problems), ...(lacksCode && { code: t(words.codeEmpty) }) };
  }

  const codeTyped = () => (asksForCode ? withoutGaps(typedIn(ref.current, `${group}-code`)) : '');

  async function save(typed: Readonly<Record<string, string>>): Promise<void> {
    const changes = changesIn(typed);
    if (changes.length === 0) return tell({ text: t(words.nothing) });
    const body = {
      changes: changes.map(({ key, text, version }) => ({ key, value: text === '' ? null : text, beganWith: version })),
      code: codeTyped(),
    } satisfies SettingsChange;
    const answer = await askSettings('', { body });
    if (!answer.ok) {
      if (answer.because === 'refused' && answer.code === 'setting_changed') await lookAtTheirs();
      return tell({ text: accountProblem(answer, t), isFailure: true });
    }
    form.drop();
    fillIn(ref.current, { [`${group}-code`]: '' });
    onChanged(answer.value);
    const waits = answer.value.settings.some(({ key, waiting }) => waiting && changes.some((each) => each.key === key));
    tell({ text: t(waits ? words.savedWaits : words.saved) });
  }

  // Whoever was told that somebody else was quicker, and saves again, means it.
  async function lookAtTheirs(): Promise<void> {
    const answer = await askSettings('', { method: 'GET' });
    if (!answer.ok) return;
    renew(settingsIn(answer.value, group), true);
    onChanged(answer.value);
  }

  /** Where nobody typed, what somebody else has saved since takes the place of what stood there. */
  function renew(fresh: readonly SettingNow[], isMeant: boolean): void {
    const typed = valuesOf(ref.current, names);
    const before = JSON.parse(typed[began] || '{}') as Began;
    const changed = fresh.filter(({ key, version }) => before[nameOf(key)]?.[1] !== version);
    const untyped = changed.filter(({ key }) => (typed[nameOf(key)] ?? '').trim() === before[nameOf(key)]?.[0]);
    const seen = isMeant ? changed : untyped;
    if (seen.length === 0) return;
    const stands = { ...before, ...(JSON.parse(beganOf(seen)) as Began) };
    const texts = Object.fromEntries(untyped.map((each) => [nameOf(each.key), shownOf(each)]));
    fillIn(ref.current, { ...texts, [began]: JSON.stringify(stands) });
    form.keep();
  }

  // A draft holds the whole group, also what was not typed.
  const onFilled = useEffectEvent(() => renew(own, false));
  useLayoutEffect(() => onFilled(), [form.filled]);

  return (
    <Fold
      id={group}
      title={t(settingGroupNames[group])}
      level={2}
      state={say(t(words.left, { count: asked.filter(isFilled).length, total: asked.length }))}
      isOpen={isOpen}
    >
      <Form
        form={form}
        button={t(isBusy ? words.busy : words.save)}
        className={teamLook.form}
        aria-labelledby={`${group}-title`}
        onSend={save}
      >
        {/* Not of the type "hidden": React would put back there what it was drawn with. */}
        <input type="text" hidden readOnly autoComplete="off" name={began} defaultValue={drawn[began]} />
        {own.map((each) => {
          if (each.isFixed)
            return (
              <p key={each.key}>
                <strong>{t(settingNames[each.key])}:</strong> {t(words.fixed)}
              </p>
            );
          const name = nameOf(each.key);
          const field = {
            ...errors.field(name),
            label: t(settingNames[each.key]),
            hint: hintOf(each),
            name,
            defaultValue: drawn[name],
          };
          return settings[each.key].kind === 'status' ? (
            <SelectField key={each.key} {...field}>
              {legalStatuses.map((status) => (
                <option key={status} value={status}>
                  {t(legalStatusNames[status])}
                </option>
              ))}
            </SelectField>
          ) : (
            <InputField key={each.key} {...field} inputMode={inputModeOf(each.key)} />
          );
        })}
        {asksForCode && (
          <>
            <p>{t(words.hour)}</p>
            <CodeField {...errors.field('code')} label={t(words.code)} hint={t(words.codeHint)} />
          </>
        )}
      </Form>
    </Fold>
  );

  function hintOf({ key, value, waiting }: SettingNow): string {
    const hint = settingHints[key];
    return [
      hint && t(hint),
      waiting && t(words.waits, { time: timeInWords(waiting.countsFrom, t) }),
      !waiting && value === null && !isOptional(key) && t(emptyWords[key] ?? words.example),
    ]
      .filter(Boolean)
      .join(' ');
  }
}

/** What an empty field means, where visitors see no example of it. */
const emptyWords: Readonly<Partial<Record<SettingKey, Localized>>> = {
  [siteUrlKey]: words.noAddress,
  'site#site.adminEmail': words.noPanel,
};

const beganOf = (own: readonly SettingNow[]): string =>
  JSON.stringify(Object.fromEntries(own.map((each) => [nameOf(each.key), [shownOf(each), each.version]])));
