import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserClient, goodPassword } from '#server/testing/accounts.ts';
import { testFolder } from '#server/testing/test-folder.ts';
import { type Fault, siteOn } from './fault.ts';
import { allMailed, countMails, notStored, readPage, writersTo } from './messages.ts';

const jumps = ['+3h', '-2h', '+2d', '-5d', '+400d', '+0'];

/** The clock of the server jumps there and back, while that of its database goes on. */
export const clock: Fault = {
  name: 'a clock that jumps',
  run: async (_amounts, opened) => {
    const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
    if (library === undefined) return 'faketime is not installed (Debian: apt-get install faketime)';
    const folder = testFolder();
    opened.defer(folder.remove);
    const file = join(folder.path, 'now');
    writeFileSync(file, '+0');
    const site = await siteOn(opened, async () => ({
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }));
    const person = { email: 'ada@example.org', password: goodPassword };
    await site.makeAccount(person);
    const writers = writersTo(site);
    const lost: string[] = [];
    for (const jump of jumps) {
      writeFileSync(file, jump);
      const status = await writers.write();
      if (status !== 200) lost.push(`${jump}: a message was answered with ${status}`);
      const page = await readPage(site);
      if (page !== 200) lost.push(`${jump}: a page was answered with ${page}`);
      const { data, error } = await browserClient(site).signInWithPassword(person);
      if (jump === '+2d' && (data.session?.expires_at ?? Infinity) * 1000 < Date.now() + 24 * 3_600_000)
        lost.push('the clock of the server did not follow');
      if (error) lost.push(`${jump}: nobody can sign in (${error.message})`);
      await allMailed(site);
    }
    return {
      tried: jumps.length,
      // What was mailed counts: messages may go when their time is over by a clock that stays ahead.
      lost: [...lost, ...countMails(site.mails(), writers).lost],
      seen: `${writers.acknowledged.size} messages taken, ${(await notStored(site, writers)).length} of them deleted`,
    };
  },
};
