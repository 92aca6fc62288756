import { NextStep } from '#app/blocks/next-step.tsx';
import { RichText } from '#app/blocks/rich-text.tsx';
import { CallingLines, dial, WritingLines } from '#app/features/help-now/help-lines.tsx';
import { cardLink, SpeechCard } from '#app/features/help-now/speech-card.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { OfflinePart } from '#app/parts/offline-part.tsx';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { PhoneIcon } from '#app/ui/icons.tsx';
import { Lines } from '#app/ui/lines.tsx';
import alike from '#app/ui/looks.module.css';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { callingLines, helpWords as words, steps, writingLines } from '#content/help-now.ts';
import { pageNames } from '#content/pages.ts';
import styles from './help-now.module.css';

export const head = pageHead(words.title, words.lead);

export default function HelpNow() {
  const t = useWords();
  return (
    <HeadedPage area="sky" title={t(words.title)} lead={t(words.lead)} drawing="/drawings/lighthouse.svg">
      <Danger />
      <p>{t(words.night)}</p>
      <div className={styles.columns}>
        <section>
          <Heading>{t(words.write)}</Heading>
          <p>{t(words.writeText)}</p>
          <WritingLines lines={t.now(writingLines)} />
        </section>
        <section>
          <Heading>{t(words.talk)}</Heading>
          <CallingLines lines={t.now(callingLines)} />
        </section>
        <SpeechCard />
        <section>
          <Heading>{t(words.wait)}</Heading>
          <Lines of={t(steps)} as="ol" />
          <p>{t(words.us)}</p>
        </section>
        <section>
          <Heading>{t(words.tomorrow)}</Heading>
          <p>
            <RichText text={t(words.tomorrowText)} />
          </p>
        </section>
        <section>
          <Heading>{t(words.unseen)}</Heading>
          <p>{t(words.unseenText)}</p>
        </section>
        <NextStep text={words.notUrgent} label={words.toUs} to={pathTo('contact', { reason: 'help' })} />
      </div>
      <OfflinePart>
        <Heading>{t(pageNames.offline)}</Heading>
      </OfflinePart>
    </HeadedPage>
  );
}

function Danger() {
  const t = useWords();
  return (
    <section className={`${alike.box} ${styles.danger}`} aria-labelledby="danger">
      <h2 id="danger">{t(words.danger)}</h2>
      <a className={`${buttonClass('giving')} ${styles.emergency}`} href={dial('112')}>
        <PhoneIcon />
        {t(words.call, { number: '112' })}
      </a>
      <p>{t(words.dangerText)}</p>
      <p className={styles.cannot}>
        <strong>{t(words.cannotSpeak)}</strong> <RichText text={t(words.nora)} /> <a href={cardLink}>{t(words.show)}</a>{' '}
        <RichText text={t(words.police)} />
      </p>
    </section>
  );
}
