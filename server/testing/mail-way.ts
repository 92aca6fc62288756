import type { MailWay } from '#server/mail/mail-ways.ts';
import type { Mailer } from '#server/mail/mailer.ts';

/** Mails that leave by one mailer, from the address of the tests, to that of their team. */
export const wayOf =
  (mailer: Mailer, to: readonly string[] = ['team@example.org']): (() => Promise<MailWay>) =>
  async () => ({ mailer, from: 'hello@example.org', to, hasServer: true });
