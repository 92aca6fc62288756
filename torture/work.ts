import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { keepSecrets } from '#server/secrets.ts';
import { browserClient, goodPassword } from '#server/testing/accounts.ts';
import { storageClient } from '#server/testing/files.ts';
import { liveMember, publishText } from '#server/testing/live-editor.ts';
import type { LiveSite } from '#server/testing/live-site.ts';

/** What people do beside writing messages, and what of it was acknowledged. */
type Work = {
  /** Each does it once. Out: the status, or 0 where no answer came. */
  readonly kinds: Readonly<Record<'an upload' | 'a publishing' | 'a sign-in', () => Promise<number>>>;
  readonly counts: () => string;
  readonly published: () => number;
  /** What was acknowledged and is not there. */
  readonly lost: () => Promise<string[]>;
};

const bucketName = 'torture';

export async function workAt(site: LiveSite): Promise<Work> {
  const kept = { files: new Map<string, Buffer>(), publications: new Array<string>(), sessions: new Array<string>() };
  const { backendSecretKey } = await keepSecrets(site.dataDir);
  const files = storageClient(site, { apikey: backendSecretKey });
  await files.createBucket(bucketName);
  const bucket = files.from(bucketName);
  const visitor = { email: `${randomUUID()}@example.org`, password: goodPassword };
  await site.makeAccount(visitor);
  const bearer = await liveMember(site);
  return {
    kinds: {
      'an upload': async () => {
        const name = randomUUID();
        const bytes = randomBytes(randomInt(200_000));
        const { error } = await bucket.upload(name, bytes);
        if (!error) kept.files.set(name, bytes);
        return statusOf(error);
      },
      'a publishing': async () => {
        const what = randomUUID();
        const status = await publishText(site.url, bearer, what).catch(() => 0);
        if (status === 200) kept.publications.push(what);
        return status;
      },
      'a sign-in': async () => {
        const { data, error } = await browserClient(site).signInWithPassword(visitor);
        if (data.session) kept.sessions.push(data.session.access_token);
        return statusOf(error);
      },
    },
    counts: () => `${kept.files.size} files, ${kept.publications.length} texts, ${kept.sessions.length} sign-ins`,
    published: () => kept.publications.length,
    lost: async () => {
      const lost: string[] = [];
      for (const [name, bytes] of kept.files) {
        const { data } = await bucket.download(name);
        if (!data || !bytes.equals(Buffer.from(await data.arrayBuffer())))
          lost.push(`file ${name} is not as it was sent`);
      }
      const rows = await site.inDatabase((sql) => sql<{ what: string }[]>`select what from app_private.text_versions`);
      const published = new Set(rows.map(({ what }) => what));
      lost.push(
        ...kept.publications.filter((what) => !published.has(what)).map((what) => `text ${what} is not published`),
      );
      for (const session of kept.sessions) {
        const { error } = await browserClient(site).getUser(session);
        if (error) lost.push('a session that was begun does not count');
      }
      return lost;
    },
  };
}

/** The clients of Supabase give what was refused with its status, and what never arrived without one. */
const statusOf = (error: { readonly status?: number | undefined } | null): number =>
  error === null ? 200 : (error.status ?? 0);
