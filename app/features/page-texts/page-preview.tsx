import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { useOnce } from '#app/lib/use-once.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Field } from '#app/ui/field.tsx';
import { More } from '#app/ui/more.tsx';
import { previewWords as words } from '#content/team/page-previews.ts';
import { inLocale, locales, splitLocale, type Locale } from '#contract/locale.ts';
import { type PreviewLink, previewName } from '#contract/page-texts.ts';
import { Device, type Width, widths } from './device.tsx';
import styles from './page-texts.module.css';
import { PreviewLinks } from './preview-links.tsx';
import { makePreview } from './read-texts.ts';
import { textProblem } from './text-problem.ts';

type Props = { links: readonly PreviewLink[]; onChanged: () => void };

/** The page as visitors would see it with one's drafts: here, in both languages and two widths, or by a link. */
export function PagePreview({ links, onChanged }: Props) {
  const t = useWords();
  const { pathname } = usePlace();
  const { path } = splitLocale(pathname);
  const [language, setLanguage] = useState<Locale>(t.locale);
  const [width, setWidth] = useState<Width>('phone');
  const [token, setToken] = useState<string>();
  const { once, isBusy, outcome, tell } = useOnce();
  const show = () =>
    once(async () => {
      const answer = await makePreview(pathname, false);
      if (answer.ok) setToken(answer.value.token);
      else tell({ text: textProblem(answer, t), isFailure: true });
    });
  const addressOf = (end: string, locale: Locale) => `${inLocale(path, locale)}?${previewName}=${end}`;
  return (
    <More words={t(words.title)} className={styles.wide}>
      <Field id="preview-language" label={t(words.language)}>
        {(control) => (
          <select {...control} value={language} onChange={({ target }) => setLanguage(target.value as Locale)}>
            {locales.map((each) => (
              <option key={each} value={each}>
                {t(words[each])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="preview-width" label={t(words.width)}>
        {(control) => (
          <select {...control} value={width} onChange={({ target }) => setWidth(target.value as Width)}>
            {widths.map((each) => (
              <option key={each} value={each}>
                {t(words[each])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p>
        <Button look="quiet" aria-disabled={isBusy || undefined} onClick={() => void show()}>
          {t(token ? words.showAgain : words.show)}
        </Button>
      </p>
      <DetailedOutcome outcome={outcome} />
      {token && <p>{t(words.rests)}</p>}
      {token && <Device title={t(words.frame)} address={addressOf(token, language)} width={width} />}
      <PreviewLinks
        links={links}
        make={() => makePreview(pathname, true)}
        addressOf={(end) => location.origin + addressOf(end, t.locale)}
        onChanged={onChanged}
      />
    </More>
  );
}
