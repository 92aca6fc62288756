import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { coverAddress } from '#app/lib/published/projects.ts';
import { PictureField } from '#app/parts/picture-field.tsx';
import { pictureNamed, useLibrary } from '#app/parts/picture-library.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { CheckBox } from '#app/ui/check-box.tsx';
import { fieldWords as words } from '#content/team/project-editor.ts';
import { controlId, type PartProps } from './form-part.ts';
import styles from './project-editor.module.css';
import type { Values } from './values.ts';

type Cover = Pick<Values, 'cover_path' | 'cover_alt' | 'cover_alt_de' | 'isDecoration'>;
type News = { readonly is: 'chosen' } | { readonly is: 'removed'; readonly before: Cover };

const noCover: Cover = { cover_path: '', cover_alt: '', cover_alt_de: '', isDecoration: false };

/** The picture of a project, out of the team's library, which also says what it shows. */
export function CoverField({ project }: Pick<PartProps, 'project'>) {
  const t = useWords();
  const { values, change } = project;
  const library = useLibrary();
  const [news, setNews] = useState<News>();
  const open = controlId('cover');
  // One that was there before the library and could not be brought into it.
  const address = pictureNamed(library, values.cover_path) ? undefined : coverOutside(values.cover_path);
  // The button that was pressed goes, the focus must not.
  const goOn = (): void => document.getElementById(open)?.focus();

  function remove(): void {
    const { cover_path, cover_alt, cover_alt_de, isDecoration } = values;
    setNews({ is: 'removed', before: { cover_path, cover_alt, cover_alt_de, isDecoration } });
    change(noCover);
    goOn();
  }

  return (
    <div className={styles.cover} role="group" aria-label={t(words.cover)}>
      <p className={styles.caption}>{t(words.cover)}</p>
      {address && (
        <p>
          <img className={styles.chosen} src={address} alt={t(words.coverNow)} />
        </p>
      )}
      <PictureField
        id={open}
        name={values.cover_path}
        onChoose={({ path }) => {
          change({ ...noCover, cover_path: path });
          setNews({ is: 'chosen' });
        }}
      />
      <div role="status">
        {news?.is === 'chosen' && <p>{t(words.coverReady)}</p>}
        {news?.is === 'removed' && <p>{t(words.coverRemoved)}</p>}
      </div>
      {news?.is === 'removed' && (
        <p className={buttonRow.buttons}>
          <Button
            look="quiet"
            onClick={() => {
              change(news.before);
              setNews(undefined);
              goOn();
            }}
          >
            {t(words.coverUndo)}
          </Button>
        </p>
      )}
      {values.cover_path !== '' && (
        <>
          <p className={buttonRow.buttons}>
            <Button look="quiet" onClick={remove}>
              {t(words.coverRemove)}
            </Button>
          </p>
          <CheckBox
            label={t(words.decoration)}
            isChecked={values.isDecoration}
            onChange={(isDecoration) => change({ isDecoration })}
          />
        </>
      )}
    </div>
  );
}

const coverOutside = (path: string): string | undefined =>
  path.startsWith('library/') ? undefined : coverAddress(path);
