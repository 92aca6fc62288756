import { mailServerNames } from '#content/answers/mail-server.ts';
import { settingNames } from '#content/answers/settings.ts';
import type { Localized } from '#contract/locale.ts';
import { mailServerKey } from '#contract/mail-server.ts';
import type { ChangeKey } from '#contract/settings.ts';

/** What an admin calls what has changed. */
export const nameOfChange = (key: ChangeKey): Localized =>
  key === mailServerKey ? mailServerNames.server : settingNames[key];
