import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { sentProblem } from '#app/lib/account/account-words.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/control-fields.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { More } from '#app/ui/more.tsx';
import { previewWords as words } from '#content/team/page-previews.ts';
import { inLocale, locales, splitLocale, type Locale } from '#contract/locale.ts';
import { type PreviewLink, previewName } from '#contract/page-texts.ts';
import styles from './page-texts.module.css';
import { PreviewLinks } from './preview-links.tsx';
import { makePreview } from './text-calls.ts';

/** The page as visitors would see it with one's drafts: here, in both languages and two widths, or by a link. */
export function PagePreview({ links, onChanged }: { links: readonly PreviewLink[]; onChanged: () => void }) {
  const t = useWords();
  const { pathname } = usePlace();
  const { path } = splitLocale(pathname);
  const [shown, setShown] = useState<{ language: Locale; width: Width }>({ language: t.locale, width: 'phone' });
  const [token, setToken] = useState<string>();
  const { once, isBusy, outcome, tell } = useOnce();
  const show = () =>
    once(async () => {
      const answer = await makePreview(pathname, false);
      if (answer.ok) setToken(answer.value.token);
      else tell({ text: sentProblem(answer, t), isFailure: true });
    });
  const addressOf = (end: string, locale: Locale) => `${inLocale(path, locale)}?${previewName}=${end}`;
  return (
    <More words={t(words.title)} className={styles.wide}>
      {choices.map(([name, values]) => (
        <SelectField
          key={name}
          id={`preview-${name}`}
          label={t(words[name])}
          value={shown[name]}
          onChange={({ target }) => setShown({ ...shown, [name]: target.value })}
        >
          {values.map((each) => (
            <option key={each} value={each}>
              {t(words[each])}
            </option>
          ))}
        </SelectField>
      ))}
      <p>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void show()}>
          {t(token ? words.showAgain : words.show)}
        </Button>
      </p>
      <DetailedOutcome outcome={outcome} />
      {token && <p>{t(words.rests)}</p>}
      {token && <Device title={t(words.frame)} address={addressOf(token, shown.language)} width={shown.width} />}
      <PreviewLinks
        links={links}
        make={(end) => makePreview(pathname, true, end)}
        addressOf={(end) => location.origin + addressOf(end, t.locale)}
        onChanged={onChanged}
      />
    </More>
  );
}

const widths = ['phone', 'desktop'] as const;
type Width = (typeof widths)[number];
const choices = [
  ['language', locales],
  ['width', widths],
] as const;

/** A page of ours in the width of a phone or a computer. */
const Device = ({ title, address, width }: { title: string; address: string; width: Width }) => (
  // One that is wider than the screen is scrolled: with the arrow keys as well.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles.device} role="region" aria-label={title} tabIndex={0}>
    {/* A page of ours with its scripts: a sandbox that lets them run as they do would hold nothing back. */}
    {/* Another address is another frame: in the same one it would be a step of the history. */}
    {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
    <iframe
      key={address}
      title={title}
      src={address}
      className={styles[width]}
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => rest(currentTarget.contentDocument)}
    />
  </div>
);

/** Nothing on it leads away or sends something; what opens on the page opens. */
function rest(page: Document | null): void {
  page?.addEventListener(
    'click',
    (event) => {
      // Elements of another window are no instances of our own classes.
      const link = (event.target as Element | null)?.closest('a[href]');
      if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    },
    true,
  );
  page?.addEventListener('submit', (event) => event.preventDefault(), true);
}
