import {
  checkSetting,
  type SettingGroup,
  type SettingKey,
  type SettingNow,
  type SettingsNow,
  type SettingValue,
  settings,
  siteUrlKey,
} from '#contract/settings.ts';

/** Whether visitors see no example any more, or soon. */
export const isFilled = ({ key, value, isFixed, waiting }: SettingNow): boolean =>
  isFixed || isOptional(key) || (waiting ?? { value }).value !== null;

/** What is right as it is built in. */
export const isOptional = (key: SettingKey): boolean =>
  key === 'site#site.legalStatus' || key === 'association#association.register';

/** Those of a group. */
export const settingsIn = ({ settings: all }: SettingsNow, group: SettingGroup): readonly SettingNow[] =>
  all.filter(({ key }) => settings[key].group === group);

/** Whether nothing of a group is left to fill in. */
export const isDone = (now: SettingsNow, group: SettingGroup): boolean => settingsIn(now, group).every(isFilled);

/** The last part of a key: no two are alike, and it may stand in an id. */
export const nameOf = (key: SettingKey): string => key.slice(key.lastIndexOf('.') + 1);

/** What stands in the field: what waits, else what visitors see, and nothing for an example. */
export const shownOf = ({ key, value, waiting }: SettingNow): string => textOf(key, (waiting ?? { value }).value);

/** A value as it stands in its field. */
export const textOf = (key: SettingKey, value: SettingValue | null): string =>
  String(value ?? (settings[key].kind === 'status' ? 'forming' : ''));

/**
 * The site is probably where the admin's own browser finds it. Nothing on the way there says it, and nobody but the admin
 * confirms it.
 */
export function proposalFor(key: SettingKey): string {
  return key === siteUrlKey && checkSetting(key, location.origin).ok ? location.origin : '';
}

const keyTypes = { address: 'email', days: 'numeric', link: 'url', origin: 'url' } as const;

export function inputModeOf(key: SettingKey): 'email' | 'numeric' | 'url' | 'text' {
  const { kind } = settings[key];
  return kind in keyTypes ? keyTypes[kind as keyof typeof keyTypes] : 'text';
}
