import { useState, type ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { adminWords as words } from '#content/admin-panel.ts';
import styles from './panel.module.css?late';

/** A row of the database, as JSON brings it. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows as a table that scrolls within itself, and on request as JSON. The keyboard reaches both. */
export function Rows({ rows, label }: { rows: readonly Row[]; label: string }) {
  const t = useWords();
  const [isJson, setJson] = useState(false);
  const columns = Object.keys(rows[0] ?? {});
  return (
    <>
      <Scroll label={label}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // Rows of any statement: nothing in them tells them apart.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column}>
                    <Cell value={row[column]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {/* 4 MiB at most; drawn when it is asked for. */}
      <details className={styles.json} onToggle={({ currentTarget }) => setJson(currentTarget.open)}>
        <summary>{t.of(words.asJson)}</summary>
        {isJson && (
          <Scroll label={`${label} (JSON)`}>
            <pre>{JSON.stringify(rows, undefined, 2)}</pre>
          </Scroll>
        )}
      </details>
    </>
  );
}

function Cell({ value }: { value: unknown }) {
  const t = useWords();
  if (value === null || value === undefined) return <em>{t.of(words.nothing)}</em>;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Who cannot drag it scrolls it with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
