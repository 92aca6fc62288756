import { useWords } from '#app/i18n/locale.ts';
import { useScript } from '#app/islands/use-script.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { InputField } from '#app/ui/control-fields.tsx';
import { wavyMaker as words, wavySample } from '#content/services/wavy-text.ts';
import styles from './wavy-text.module.css';
import { drawWavy, readWavy, wavyLimits } from './wavy.ts';

/**
 * Our own generator. Without scripts its form asks this page for another drawing; with them
 * (`app/browser/on-page/wavy.ts`) it is drawn while somebody types, and can be saved, also without a connection.
 */
export function Generator({ query }: { query: URLSearchParams }) {
  const t = useWords();
  const wavy = readWavy(query, t(wavySample));
  const question = (name: 'waves' | 'height' | 'ink' | 'ground') => ({
    id: `wavy-${name}`,
    label: t(words[name]),
    name,
    defaultValue: wavy[name],
    // None of them holds a text.
    dir: undefined,
    autoComplete: undefined,
  });
  const line = (name: 'waves' | 'height') => (
    <InputField {...question(name)} type="range" min={wavyLimits[name][0]} max={wavyLimits[name][1]} />
  );
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
      <InputField
        id="wavy-words"
        label={t(words.text)}
        name="text"
        maxLength={wavyLimits.text}
        placeholder={t(wavySample)}
        defaultValue={query.get('text')?.slice(0, wavyLimits.text)}
      />
      <div className={styles.choices}>
        {line('waves')}
        {line('height')}
        <InputField {...question('ink')} type="color" />
        <InputField {...question('ground')} type="color" />
      </div>
      <div data-unscripted="">
        <Button type="submit">{t(words.draw)}</Button>
        <p>{t(words.noScript)}</p>
      </div>
      <p>
        {t(words.alternative)} <span data-alternative="">{t(words.described, { text: wavy.text })}</span>
      </p>
      <div className={buttonRow.buttons} data-scripted="">
        <Button data-save="svg">{t(words.saveSvg)}</Button>
        <Button data-save="png" look="quiet">
          {t(words.savePng)}
        </Button>
      </div>
      <p role="status" data-status="" />
    </form>
  );
}
