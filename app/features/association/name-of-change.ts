import { mailServerNames, noMailServer } from '#content/answers/mail-server.ts';
import { roleNames, roleOf } from '#content/answers/roles.ts';
import { legalStatusNames, settingNames } from '#content/answers/settings.ts';
import { associationWords as words } from '#content/team/association.ts';
import { mailServerKey } from '#contract/mail-server.ts';
import { isLegalStatus, isRole, isRoleKey, type SettingVersion } from '#contract/settings.ts';
import type { Words } from '#contract/words.ts';

/** What an admin calls what has changed. */
export function nameOfChange({ key, about }: Pick<SettingVersion, 'key' | 'about'>, t: Words): string {
  if (isRoleKey(key)) return t(roleOf, { email: about ?? t(words.someone) });
  return t(key === mailServerKey ? mailServerNames.server : settingNames[key]);
}

/** What it was changed to. */
export function valueOfChange({ key, value }: Pick<SettingVersion, 'key' | 'value'>, t: Words): string {
  if (isRoleKey(key)) return t(roleNames[isRole(value) ? value : 'none']);
  if (key === 'site#site.legalStatus' && isLegalStatus(value)) return t(legalStatusNames[value]);
  if (key === mailServerKey && value === null) return t(noMailServer);
  return String(value ?? t(words.empty));
}
