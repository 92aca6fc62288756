import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { pageMeta } from '#app/layout/page-meta.ts';
import { pathTo } from '#app/paths.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { helpLines, helpLinesRead, type HelpLine } from '#content/help-now.ts';
import { site } from '#content/site.ts';
import styles from './help-now.module.css';

export const meta = pageMeta((t) => ({ title: t(m['help.title']), description: t(m['help.lead']) }));

export default function HelpNow() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(m['help.title'])}</PageTitle>
      <p>
        <strong>{t(m['help.lead'])}</strong>
      </p>
      <ul className={styles.lines}>
        {helpLines.map((line) => (
          <Line key={line.name.en} line={line} />
        ))}
      </ul>
      <h2>{t(m['help.calm'])}</h2>
      <ol>
        <li>{t(m['help.calm.place'])}</li>
        <li>{t(m['help.calm.breathe'])}</li>
        <li>{t(m['help.calm.person'])}</li>
      </ol>
      <h2>{t(m['help.us'])}</h2>
      <p>{t(m['help.us.text'], { days: site.answerDays.value })}</p>
      <p className={styles.checked}>{t(m['help.print'])}</p>
      <NextStep
        text={t(m['help.us.write'])}
        label={t(m['help.us.contact'])}
        to={pathTo('contact', { reason: 'help' })}
      />
    </Page>
  );
}

function Line({ line }: { line: HelpLine }) {
  const t = useWords();
  const read = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(helpLinesRead),
  );
  return (
    <li className={styles.line}>
      <h2>{t.of(line.name)}</h2>
      <p>{t.of(line.forWhom)}</p>
      <p className={styles.numbers}>
        {line.numbers.map(({ shown, dial }) => (
          <a key={dial} href={`tel:${dial}`}>
            {shown}
          </a>
        ))}
      </p>
      <p>
        {t.of(line.hours)}
        {line.link && (
          <>
            {'. '}
            {t(m['help.write'])} <a href={line.link}>{new URL(line.link).host}</a>
          </>
        )}
      </p>
      <p className={styles.checked}>
        {line.source ? (
          <>
            {t(m['help.source'], { date: read })} <a href={line.source}>{new URL(line.source).host}</a>
          </>
        ) : (
          line.numbers[0]?.dial !== '112' && t(m['help.unchecked'])
        )}
      </p>
    </li>
  );
}
