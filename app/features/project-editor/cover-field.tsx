import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { coverAddress } from '#app/lib/published-project.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckBox } from '#app/ui/check-box.tsx';
import { Field } from '#app/ui/field.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { fieldWords as words, noCover } from '#content/team/project-editor.ts';
import { dropCover, uploadCover } from './covers.ts';
import { controlId } from './part.ts';
import styles from './form.module.css';
import type { FieldProps } from './text-fields.tsx';

type News =
  | { readonly is: 'working' | 'ready' }
  | { readonly is: 'removed'; readonly path: string }
  | { readonly is: 'failed'; readonly text: string };

/**
 * The picture of a project, and what it shows for those who do not see it. It is uploaded when it is chosen; a picture
 * that it takes the place of is deleted only when the project is saved.
 */
export function CoverField({ project, id, field }: FieldProps & { id: string }) {
  const t = useWords();
  const { values, change } = project;
  const [news, setNews] = useState<News>();
  const input = useRef<HTMLInputElement>(null);
  // Another file was chosen while the first was on its way: the last one counts.
  const turn = useRef(0);
  const address = coverAddress(values.cover_path);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    turn.current += 1;
    const mine = turn.current;
    setNews({ is: 'working' });
    project.setUploading(true);
    const sent = await uploadCover(id, file);
    if (mine !== turn.current) return sent.ok ? dropCover(sent.path) : undefined;
    project.setUploading(false);
    if (input.current) input.current.value = '';
    if (!sent.ok) return setNews({ is: 'failed', text: t(noCover[sent.because], { detail: sent.detail }) });
    take(sent.path);
    setNews({ is: 'ready' });
  }

  function take(path: string): void {
    if (project.latest().cover_path) dropCover(project.latest().cover_path);
    change({ cover_path: path });
  }

  function remove(): void {
    setNews({ is: 'removed', path: values.cover_path });
    take('');
    // The button goes, the focus must not.
    input.current?.focus();
  }

  return (
    <div className={styles.cover}>
      <Field id={controlId('cover')} label={t(words.cover)} hint={t(words.coverHint)}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            onChange={({ target: { files } }) => void choose(files?.[0])}
          />
        )}
      </Field>
      <Outcome text={news?.is === 'failed' ? news.text : undefined} isFailure />
      <div role="status">
        {news?.is === 'working' && <p>{t(words.coverWorking)}</p>}
        {news?.is === 'ready' && <p>{t(words.coverReady)}</p>}
        {news?.is === 'removed' && <p>{t(words.coverRemoved)}</p>}
      </div>
      {news?.is === 'removed' && (
        <p className={styles.buttons}>
          <Button
            look="quiet"
            onClick={() => {
              change({ cover_path: news.path });
              setNews(undefined);
              input.current?.focus();
            }}
          >
            {t(words.coverUndo)}
          </Button>
        </p>
      )}
      {address && (
        <>
          <p>
            <img className={styles.chosen} src={address} alt={t(words.coverNow)} />
          </p>
          <p className={styles.buttons}>
            <Button look="quiet" onClick={remove}>
              {t(words.coverRemove)}
            </Button>
          </p>
          <CheckBox
            label={t(words.decoration)}
            isChecked={values.isDecoration}
            onChange={(isDecoration) => change({ isDecoration })}
          />
          {!values.isDecoration &&
            (['cover_alt', 'cover_alt_de'] as const).map((name) => (
              <Field
                key={name}
                {...field(name)}
                label={t(name === 'cover_alt' ? words.alt : words.altDe)}
                hint={t(words.altHint)}
              >
                {(control) => (
                  <input
                    {...control}
                    name={name}
                    type="text"
                    lang={name === 'cover_alt' ? 'en' : 'de'}
                    dir="auto"
                    autoComplete="off"
                    value={values[name]}
                    onChange={(event) => change({ [name]: event.target.value })}
                  />
                )}
              </Field>
            ))}
        </>
      )}
    </div>
  );
}
