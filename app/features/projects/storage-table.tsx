import { useWords } from '#app/i18n/locale.ts';
import { storage } from '#content/projects/shared-breastfeeding.ts';
import styles from './projects.module.css';

/** How long milk for one's own child keeps: the stricter figure first, the other beside it. */
export function StorageTable() {
  const t = useWords();
  const [where, ...figures] = t(storage.columns);
  return (
    <>
      <p>{t(storage.lead)}</p>
      <table className={styles.table} aria-label={t(storage.title)}>
        <thead>
          <tr>
            <th scope="col">{where}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col">
                {figure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {t(storage.rows).map(([place, strict, other]) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              <td>{strict}</td>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t(storage.after)}</p>
    </>
  );
}
