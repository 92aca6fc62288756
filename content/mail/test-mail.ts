import type { Localized } from '#contract/locale.ts';

/** Shows an admin that the mail server they have typed works: the number in it is typed on the page. */
export const testMail = {
  subject: { en: 'Test mail from {site}', de: 'Test-Mail von {site}' },
  text: {
    en: 'The mail server works. So that {site} uses it from now on, please type this number on the page “Data of the association”:',
    de: 'Der Mailserver funktioniert. Damit {site} ihn ab jetzt benutzt, gib bitte diese Zahl auf der Seite „Angaben des Vereins“ ein:',
  },
  after: {
    en: 'The number works for 30 minutes. If you don’t know what this is about, please ignore this mail: nothing changes without the number.',
    de: 'Die Zahl gilt 30 Minuten. Wenn du nicht weißt, worum es geht, musst du nichts tun: Ohne die Zahl ändert sich nichts.',
  },
} as const satisfies Record<string, Localized>;
