import type { Bucket } from '@supabase/storage-js';
import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { files } from '#app/lib/account/data-client.ts';
import type { Role } from '#app/lib/account/team.ts';
import { useOnce, type Outcome } from '#app/lib/forms/use-once.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { adminWords as words } from '#content/team/admin-panel.ts';
import { BusyButton } from './busy-button.tsx';
import { explain, serverWords } from './explain.ts';
import styles from './panel.module.css';
import type { Failure } from './problem.ts';

const bucket = 'project_assets';

/** The buckets of the storage, and the one that pictures of projects need (ADM-08). */
export function Buckets({ role }: { role: Role }) {
  const t = useWords();
  const { outcome, isBusy, once, tell } = useOnce();
  const [found, setFound] = useState<readonly Bucket[]>();

  async function list(): Promise<Outcome> {
    const { data, error } = await files.listBuckets();
    if (error) return { text: t(words.listFailed), isFailure: true, detail: why(error) };
    setFound(data);
    if (data.length > 0) return { text: t(words.bucketsListed, { count: data.length }) };
    // The policies hide them from whoever has no role: an empty list is the refusal.
    if (role === undefined) return { text: t(words.bucketsHidden), isFailure: true, detail: t(words.noRole) };
    return { text: t(words.bucketsNone) };
  }

  async function create(): Promise<Outcome> {
    const { error } = await files.createBucket(bucket, { public: true });
    if (error) return { text: t(words.createFailed), isFailure: true, detail: why(error) };
    const listed = await files.listBuckets();
    if (listed.data) setFound(listed.data);
    return { text: t(words.bucketCreated) };
  }

  function why({ message, status, statusCode }: Storage): string {
    if (statusCode === '409') return t(words.bucketThere);
    if (statusCode === '403') return role === undefined ? t(words.noRole) : t(words.accessPrevented);
    const failure: Failure = { message, status, code: statusCode };
    return serverWords(failure, t) ?? explain(failure, t);
  }

  return (
    <section className={styles.part}>
      <h3>{t(words.bucketsTitle)}</h3>
      <p>{t(words.bucketsText)}</p>
      <p className={buttonRow.buttons}>
        <BusyButton isBusy={isBusy} onClick={() => void once(list).then(tell)}>
          {t(words.bucketsList)}
        </BusyButton>
        <BusyButton isBusy={isBusy} onClick={() => void once(create).then(tell)}>
          {t(words.bucketCreate)}
        </BusyButton>
      </p>
      <DetailedOutcome outcome={outcome} />
      {found && found.length > 0 && (
        <ul>
          {found.map(({ id, public: isPublic }) => (
            <li key={id}>
              <span className={styles.code}>{id}</span> ({t(isPublic ? words.isPublic : words.isPrivate)})
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Storage = Pick<Failure, 'message' | 'status'> & { readonly statusCode?: string | undefined };
