import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { More } from '#app/ui/more.tsx';
import { adminWords as words } from '#content/team/admin-panel.ts';
import styles from './panel.module.css';
import { Value } from './value.tsx';

// A thousand rows with many columns take seconds to draw.
const atFirst = 100;

/** A row of the database, as JSON brings it. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows as a table that scrolls within itself, and on request as JSON. The keyboard reaches both. */
export function Rows({ rows, label }: { rows: readonly Row[]; label: string }) {
  const t = useWords();
  const room = useRef<HTMLDivElement>(null);
  const [isJson, setJson] = useState(false);
  // Of these rows: the next answer begins with its first ones again.
  const [wanted, setWanted] = useState<readonly Row[]>();
  const isAll = rows.length <= atFirst || wanted === rows;
  const columns = Object.keys(rows[0] ?? {});
  return (
    <>
      <Scroll label={label} room={room}>
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
            {(isAll ? rows : rows.slice(0, atFirst)).map((row, index) => (
              // Rows of any statement: nothing in them tells them apart.
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column}>
                    <Value of={row[column]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {!isAll && (
        <p>
          <Button
            look="quiet"
            onClick={() => {
              setWanted(rows);
              room.current?.focus();
            }}
          >
            {t(words.rowsMore, { count: rows.length.toLocaleString(t.locale) })}
          </Button>
        </p>
      )}
      {/* 4 MiB at most; drawn when it is asked for. */}
      <More words={t(words.asJson)} onToggle={({ currentTarget }) => setJson(currentTarget.open)}>
        {isJson && (
          <Scroll label={`${label} (JSON)`}>
            <pre className={styles.code}>{JSON.stringify(rows, undefined, 2)}</pre>
          </Scroll>
        )}
      </More>
    </>
  );
}

type ScrollProps = { label: string; room?: RefObject<HTMLDivElement | null>; children: ReactNode };

function Scroll({ label, room, children }: ScrollProps) {
  return (
    // Who cannot drag it scrolls it with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={room} className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
