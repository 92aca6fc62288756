import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { tables } from '#app/lib/account/data-client.ts';
import type { Role } from '#app/lib/account/team.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { useSmallForm } from '#app/lib/forms/use-small-form.ts';
import { TextareaField } from '#app/ui/control-fields.tsx';
import { Form } from '#app/ui/form.tsx';
import { adminWords as words } from '#content/team/admin-panel.ts';
import { explainStatement, helpFor } from './explain.ts';
import styles from './panel.module.css';
import { failureOf } from './probe.ts';
import { Rows, type Row } from './rows.tsx';

const names = ['sql'];
/** As many rows as the server sends at most (server/gateway/sql-console.ts). */
const most = 1000;

/** Asks the database in SQL (ADM-09). The statement stays where it is, whatever becomes of it. */
export function SqlBox({ role }: { role: Role }) {
  const t = useWords();
  const form = useSmallForm({
    form: '@admin-sql',
    names,
    required: { sql: t(words.sqlEmpty) },
    prefix: 'admin-',
  });
  const { errors, isBusy, tell, drawn } = form;
  const [rows, setRows] = useState<readonly Row[]>([]);

  async function ask(sql: string): Promise<Outcome> {
    const answer = await tables.rpc('exec_sql', { sql });
    const failure = failureOf(answer);
    // What an earlier statement gave would be taken for the answer to this one.
    setRows(failure ? [] : (answer.data as readonly Row[]));
    if (failure) return { text: explainStatement(failure, t), isFailure: true, detail: helpFor(failure, role, t) };
    const count = (answer.data as readonly Row[]).length;
    if (count === 0) return { text: t(words.rowsNone) };
    return { text: t(count < most ? words.rows : words.rowsAll, { count: count.toLocaleString(t.locale) }) };
  }

  return (
    <section className={`${styles.part} ${styles.whole}`}>
      <h3>{t(words.sqlTitle)}</h3>
      <Form
        form={form}
        button={t(isBusy ? words.busy : words.sqlRun)}
        look="quiet"
        onSend={async () => tell(await ask(form.typed('sql').trim()))}
      >
        <TextareaField
          {...errors.field('sql')}
          label={t(words.sqlLabel)}
          hint={t(words.sqlHint)}
          name="sql"
          className={styles.code}
          rows={6}
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          defaultValue={drawn.sql}
        />
      </Form>
      {rows.length > 0 && <Rows rows={rows} label={t(words.result)} />}
    </section>
  );
}
