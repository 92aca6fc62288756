import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { tables } from '#app/lib/account/data-client.ts';
import type { Role } from '#app/lib/account/team.ts';
import { tableCodes } from '#app/lib/backend/ask-tables.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { useSmallForm } from '#app/lib/forms/use-small-form.ts';
import { InputField } from '#app/ui/control-fields.tsx';
import { Form } from '#app/ui/form.tsx';
import { adminWords as words } from '#content/team/admin-panel.ts';
import { explainAdmin, helpFor } from './explain.ts';
import styles from './panel.module.css';
import { failureOf } from './probe.ts';
import type { Failure } from './problem.ts';
import { Rows, type Row } from './rows.tsx';

const names = ['table'];
const start = { table: 'projects' };

/** The columns of a table. Where the function that knows them is missing, it is made first (ADM-09). */
export function TableStructure({ role }: { role: Role }) {
  const t = useWords();
  const form = useSmallForm({
    form: '@admin-table',
    names,
    start,
    required: { table: t(words.structureEmpty) },
    prefix: 'admin-',
  });
  const { errors, isBusy, tell, drawn } = form;
  const [found, setFound] = useState<{ table: string; columns: readonly Row[] }>();

  async function look(table: string): Promise<Outcome> {
    const { columns, failure } = await columnsOf(table);
    setFound(undefined);
    if (failure) return { text: explainAdmin(failure, t), isFailure: true, detail: helpFor(failure, role, t) };
    if (columns.length === 0) return { text: t(words.structureNone, { table }), isFailure: true };
    setFound({ table, columns });
    return { text: t(words.structureFound, { table, count: columns.length }) };
  }

  return (
    <section className={`${styles.part} ${styles.whole}`}>
      <h3>{t(words.structureTitle)}</h3>
      <Form
        form={form}
        button={t(isBusy ? words.busy : words.structureShow)}
        look="quiet"
        onSend={async () => tell(await look(form.typed('table').trim()))}
      >
        <InputField
          {...errors.field('table')}
          label={t(words.structureLabel)}
          name="table"
          className={styles.code}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={drawn.table}
        />
      </Form>
      {found && (
        <Rows
          rows={found.columns}
          label={t(words.structureFound, { table: found.table, count: found.columns.length })}
        />
      )}
    </section>
  );
}

async function columnsOf(table: string): Promise<{ columns: readonly Row[]; failure?: Failure | undefined }> {
  const ask = () => tables.rpc('get_table_structure', { table_name: table });
  let answer = await ask();
  if (tableCodes.noFunction.some((code) => code === answer.error?.code)) {
    const made = failureOf(await tables.rpc('create_function_get_table_structure'));
    if (made) return { columns: [], failure: made };
    answer = await ask();
  }
  return { columns: (answer.data ?? []) as readonly Row[], failure: failureOf(answer) };
}
