import styles from '#app/features/help-now/help-now.module.css';
import { CallingLines, dial, WritingLines } from '#app/features/help-now/help-lines.tsx';
import { cardLink, SpeechCard } from '#app/features/help-now/speech-card.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { RichText } from '#app/layout/rich-text.tsx';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { PhoneIcon } from '#app/ui/icons.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { callingLines, helpWords as words, steps, writingLines } from '#content/help-now.ts';

export const head = pageHead((t) => ({ title: t(m['help.title']), description: t.of(words.lead) }));

export default function HelpNow() {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t(m['help.title'])}</PageTitle>
      <p className={styles.lead}>{t.of(words.lead)}</p>
      <Danger />
      <Heading>{t.of(words.write)}</Heading>
      <p>{t.of(words.writeText)}</p>
      <WritingLines lines={writingLines} />
      <Heading>{t.of(words.talk)}</Heading>
      <CallingLines lines={callingLines} />
      <SpeechCard />
      <Heading>{t.of(words.wait)}</Heading>
      <ol>
        {t.of(steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{t.of(words.us)}</p>
      <Heading>{t.of(words.tomorrow)}</Heading>
      <p>
        <RichText text={t.of(words.tomorrowText)} />
      </p>
      <NextStep text={t.of(words.notUrgent)} label={t.of(words.toUs)} to={pathTo('contact', { reason: 'help' })} />
    </Page>
  );
}

function Danger() {
  const t = useWords();
  return (
    <section className={styles.danger} aria-labelledby="danger">
      <h2 id="danger">{t.of(words.danger)}</h2>
      <p>{t.of(words.dangerText)}</p>
      <a className={`${buttonClass('giving')} ${styles.emergency}`} href={dial('112')}>
        <PhoneIcon />
        {t(m['help.call'], { number: '112' })}
      </a>
      <p className={styles.cannot}>
        <strong>{t.of(words.cannotSpeak)}</strong> <RichText text={t.of(words.nora)} />{' '}
        <a href={cardLink}>{t.of(words.show)}</a> <RichText text={t.of(words.police)} />
      </p>
    </section>
  );
}
