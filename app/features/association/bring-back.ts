import { mailServerKey } from '#contract/mail-server.ts';
import {
  isRoleKey,
  roleKey,
  type SettingKey,
  settings,
  type SettingsNow,
  type SettingVersion,
} from '#contract/settings.ts';
import { nameOf, textOf } from './setting-field.ts';

/**
 * Whether an earlier value can be had back: it differs from what counts or waits, and somebody may change it here. One
 * that was stopped never counted, a role that waits has its own button, and a mail server needs its password.
 */
export function canBringBack({ key, about, value, isStopped }: SettingVersion, now: SettingsNow): boolean {
  if (isStopped || key === mailServerKey) return false;
  if (isRoleKey(key)) {
    const person = now.people.find(({ id }) => roleKey(id) === key);
    return about !== null && !person?.waiting && (person?.role ?? null) !== value;
  }
  const setting = now.settings.find((each) => each.key === key);
  return setting !== undefined && !setting.isFixed && (setting.waiting ?? setting).value !== value;
}

/** Puts it into its form, where it is saved as what is typed: by the same call, with its code, and it waits alike. */
export function bringBack({ key, about, value }: SettingVersion): void {
  if (isRoleKey(key)) {
    putInto('people-email', about ?? '');
    putInto('people-role', String(value ?? 'none'))?.focus();
  } else {
    // A mail server is not offered.
    const setting = key as SettingKey;
    putInto(`${settings[setting].group}-${nameOf(setting)}`, textOf(setting, value))?.focus();
  }
}

/** As if somebody had opened the part and typed it: the form keeps it as its draft. */
function putInto(id: string, text: string): HTMLElement | undefined {
  const control = document.getElementById(id);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return undefined;
  const part = control.closest('details');
  if (part) part.open = true;
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  return control;
}
