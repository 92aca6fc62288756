import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { Island } from '#app/islands/island.tsx';
import { mayShowExamples, moneyOf } from '#app/lib/backend/config.ts';
import { siteUrlOf } from '#app/lib/published/site-url.ts';
import { pageAt, pathTo } from '#app/paths.ts';
import { Wave } from '#app/ui/wave.tsx';
import { association } from '#content/association.ts';
import { barWords } from '#content/frame/bar.ts';
import { footerWords } from '#content/frame/footer.ts';
import { pageNames } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { splitLocale, type Localized } from '#contract/locale.ts';
import { settingKeys } from '#contract/settings.ts';
import type { Words } from '#contract/words.ts';
import { FeedbackLink } from './feedback-link.island.tsx';
import styles from './footer.module.css';

const resourceLinks = [
  'resources/books',
  'resources/podcasts',
  'resources/videos',
  'resources/community',
  'my-list',
] as const;
const connectLinks = ['team', 'support'] as const;
const workbagLinks = ['printables', 'storage'] as const;
const legalLinks = ['impressum', 'datenschutz', 'accessibility', 'account'] as const;

export function Footer() {
  const t = useWords();
  const here = pageAt(splitLocale(usePlace().pathname).path);
  const toPage = (page: keyof typeof pageNames & Parameters<typeof pathTo>[0], name: Localized = pageNames[page]) => (
    <li key={page}>
      <Link to={pathTo(page)} aria-current={page === here ? 'page' : undefined}>
        {page === here ? <b>{t(name)}</b> : t(name)}
      </Link>
    </li>
  );
  return (
    <footer className={styles.footer}>
      <Wave className={styles.wave} />
      <div className={styles.ground}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <p>
              <strong>Ecosystem:</strong> {t(footerWords.about)}
            </p>
            {mayShowExamples && isPublished(t) && holdsExamples(t) && (
              <p>
                <strong>{t(footerWords.examples)}</strong>
              </p>
            )}
          </div>
          <nav aria-labelledby="footer-resources">
            <h2 id="footer-resources">{t(footerWords.resources)}</h2>
            <ul>{resourceLinks.map((page) => toPage(page))}</ul>
          </nav>
          <nav aria-labelledby="footer-connect">
            <h2 id="footer-connect">{t(footerWords.connect)}</h2>
            <ul>
              {toPage('contact')}
              <li>
                <Island of={FeedbackLink} until="press" />
              </li>
              {toPage('help-now', barWords.help)}
              {connectLinks.map((page) => toPage(page))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-workbag">
            <h2 id="footer-workbag">{t(footerWords.workbag)}</h2>
            <ul>{workbagLinks.map((page) => toPage(page))}</ul>
          </nav>
          <ul>
            {legalLinks.map((page) => toPage(page))}
            <li className={styles.reset}>
              {/* A page load: the boot script answers, so it works whatever else does not. */}
              <a href="?reset=appearance">{t(footerWords.reset)}</a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

const isPublished = (t: Words): boolean => !/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/u.test(siteUrlOf(t));

/** Whether something that only the association can say is still an example, on the server as it runs now. */
function holdsExamples(t: Words): boolean {
  const now: Readonly<Record<string, unknown>> = {
    ...t.now(site),
    ...moneyOf(t.now(site)),
    // Said, or it would not be published.
    siteUrl: undefined,
    ...t.now(association),
  };
  return settingKeys.some((key) => {
    const value = now[key.slice(key.lastIndexOf('.') + 1)];
    return typeof value === 'object' && value !== null && 'example' in value;
  });
}
