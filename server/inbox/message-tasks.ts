import type { Task } from '#server/housekeeping.ts';
import { pruneLimits } from '#server/limits.ts';
import { gatherHeld } from '#server/mail/gathering.ts';
import { pruneOutbox } from '#server/mail/outbox.ts';
import { type Alarm, watchStandstill } from '#server/mail/standstill.ts';
import type { ServerNews } from '#server/well/look.ts';
import { makeDigest } from './digest.ts';
import { deleteOld } from './retention.ts';

type Needs = { readonly alarm: Alarm; readonly siteUrl: URL; readonly serverNews?: () => Promise<ServerNews> };

/** What is to be done about messages and their mails, wherever they are taken. */
export function messageTasks({ alarm, ...needs }: Needs): readonly Task[] {
  const { sql, log } = alarm;
  const { siteUrl } = needs;
  return [
    { name: 'digest', everyMinutes: 1, run: () => makeDigest({ sql, ...needs }, new Date()) },
    { name: 'gathering', everyMinutes: 1, run: () => gatherHeld({ sql, siteUrl }) },
    { name: 'retention', everyMinutes: 60, run: () => deleteOld(sql, log) },
    { name: 'standstill', everyMinutes: 1, run: () => watchStandstill(alarm) },
    { name: 'outbox', everyMinutes: 1, run: () => pruneOutbox(sql) },
    { name: 'limits', everyMinutes: 60, run: () => pruneLimits(sql) },
  ];
}
