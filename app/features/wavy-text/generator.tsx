import type { ReactNode } from 'react';
import { useScript } from '#app/islands/use-script.ts';
import { useWords } from '#app/i18n/locale.ts';
import { drawWavy, readWavy, wavyLimits } from './wavy.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, type ControlProps } from '#app/ui/field.tsx';
import { wavyMaker as words, wavySample } from '#content/services/wavy-text.ts';
import styles from './wavy-text.module.css';

/**
 * Our own generator. Without scripts its form asks this page for another drawing; with them
 * (`app/browser/on-page/wavy.ts`) it is drawn while somebody types, and can be saved, also without a connection.
 */
export function Generator({ query }: { query: URLSearchParams }) {
  const t = useWords();
  const wavy = readWavy(query, t(wavySample));
  const line =
    (name: 'waves' | 'height') =>
    (control: ControlProps): ReactNode => (
      <input
        {...control}
        type="range"
        name={name}
        min={wavyLimits[name][0]}
        max={wavyLimits[name][1]}
        defaultValue={wavy[name]}
      />
    );
  const colour =
    (name: 'ink' | 'ground') =>
    (control: ControlProps): ReactNode => <input {...control} type="color" name={name} defaultValue={wavy[name]} />;
  return (
    <form
      className={styles.maker}
      {...useScript('wavy')}
      data-sample={t(wavySample)}
      data-described={t(words.described, { text: '{text}' })}
      data-saved={t(words.saved)}
      data-failed={t(words.failed)}
    >
      <div className={styles.sample} data-picture="" dangerouslySetInnerHTML={{ __html: drawWavy(wavy) }} />
      <Field id="wavy-words" label={t(words.text)}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="text"
            dir="auto"
            autoComplete="off"
            maxLength={wavyLimits.text}
            placeholder={t(wavySample)}
            defaultValue={query.get('text')?.slice(0, wavyLimits.text)}
          />
        )}
      </Field>
      <div className={styles.choices}>
        <Field id="wavy-waves" label={t(words.waves)}>
          {line('waves')}
        </Field>
        <Field id="wavy-height" label={t(words.height)}>
          {line('height')}
        </Field>
        <Field id="wavy-ink" label={t(words.ink)}>
          {colour('ink')}
        </Field>
        <Field id="wavy-ground" label={t(words.ground)}>
          {colour('ground')}
        </Field>
      </div>
      <noscript>
        <Button type="submit">{t(words.draw)}</Button>
        <p>{t(words.noScript)}</p>
      </noscript>
      <p>
        {t(words.alternative)} <span data-alternative="">{t(words.described, { text: wavy.text })}</span>
      </p>
      <div className={`${styles.row} ${styles.load}`}>
        <Button data-save="svg">{t(words.saveSvg)}</Button>
        <Button data-save="png" look="quiet">
          {t(words.savePng)}
        </Button>
      </div>
      <p role="status" data-status="" />
    </form>
  );
}
