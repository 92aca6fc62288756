import { Fragment, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { tables } from '#app/lib/account/data-client.ts';
import { tableCodes } from '#app/lib/backend/ask-tables.ts';
import { useOnce, type Outcome } from '#app/lib/forms/use-once.ts';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { adminWords as words, sampleProject } from '#content/team/admin-panel.ts';
import { BusyButton } from './busy-button.tsx';
import { explain } from './explain.ts';
import styles from './panel.module.css';
import { failureOf } from './probe.ts';
import { inShort, problemOf } from './problem.ts';
import type { Row } from './rows.tsx';
import { Value } from './value.tsx';

/** Writes one project, as the specification's panel does: with these eight columns and nothing else (ADM-07). */
export function SampleProject({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useWords();
  const { outcome, isBusy, once, tell } = useOnce();
  const [written, setWritten] = useState<Row>();

  async function create(): Promise<Outcome> {
    const asked = await askAccount((client) => client.getUser());
    if (!asked.ok && asked.because === 'refused') {
      onSignedOut();
      return { text: t(words.needsSignIn), isFailure: true };
    }
    if (!asked.ok) return failed(t(words.cannotConnect));
    const answer = await tables
      .from('projects')
      .insert({ ...sampleProject, user_id: asked.value.user.id })
      .select()
      .single<Row>();
    const failure = failureOf(answer);
    if (failure === undefined) {
      setWritten(answer.data ?? undefined);
      return { text: t(words.sampleCreated) };
    }
    const problem = problemOf(failure);
    if (problem === 'missing') return { text: t(words.tableMissing), isFailure: true };
    if (problem === 'away') return failed(t(words.cannotConnect));
    if (failure.code === tableCodes.taken)
      return failed(inShort(failure), t(words.sampleTaken, { slug: sampleProject.slug }));
    return failed(inShort(failure), problem === 'refused' ? explain(failure, t) : undefined);
  }

  const failed = (message: string, detail?: string): Outcome => ({
    text: t(words.sampleFailed, { message }),
    isFailure: true,
    detail,
  });

  return (
    <section className={styles.part}>
      <h3>{t(words.sampleTitle)}</h3>
      <p>{t(words.sampleText)}</p>
      <p>
        <BusyButton isBusy={isBusy} onClick={() => void once(create).then(tell)}>
          {t(words.sampleCreate)}
        </BusyButton>
      </p>
      <DetailedOutcome outcome={outcome} />
      {written && (
        <dl className={styles.facts}>
          {Object.entries(written)
            .filter(([, value]) => value !== null)
            .map(([column, value]) => (
              <Fragment key={column}>
                <dt>{column}</dt>
                <dd>
                  <Value of={value} />
                </dd>
              </Fragment>
            ))}
        </dl>
      )}
    </section>
  );
}
