import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { findDraft } from '#app/lib/forms/drafts.ts';
import { Button } from '#app/ui/button.tsx';
import alike from '#app/ui/looks.module.css';
import { Outcome } from '#app/ui/outcome.tsx';
import { openNoticeWords } from '#content/support/bank.ts';
import styles from './donate.module.css';
import { noticeForm, type NoticeProps } from './notice-form.ts';

/** `children` stand in the place of the form where no script runs. */
type Props = NoticeProps & { children?: ReactNode };

/**
 * "I will transfer": the way to tell the team. Its form comes on request, or by itself where a draft waits in it.
 * Once opened it is only hidden: a notice that is on its way is waited for, and its answer shows it again.
 */
export function NoticeOnDemand({ children, ...props }: Props) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isClosed, setClosed] = useState(false);
  const isSent = props.sent !== undefined;
  const { Opened, open, isFailed } = useOnDemand(() =>
    import('./transfer-notice.tsx').then(({ TransferNotice }) => TransferNotice),
  );
  const isShown = Opened !== undefined && !isClosed;
  // When the page arrives: later the visitor opens it.
  const openDraft = useEffectEvent(() => {
    if (findDraft(noticeForm, '')) open();
  });
  useEffect(() => openDraft(), []);

  function announceAnother(): void {
    flushSync(() => props.onSent(undefined));
    heading.current?.focus();
  }

  return (
    <section className={`${alike.box} ${styles.box}`}>
      <h3 ref={heading} tabIndex={-1}>
        {t(openNoticeWords.title)}
      </h3>
      {!isSent && <p>{t(openNoticeWords.lead)}</p>}
      {props.isExample && (
        <p>
          <em>{t(openNoticeWords.example)}</em>
        </p>
      )}
      {children}
      {!isSent && (
        <p data-scripted="">
          <Button look="quiet" aria-expanded={isShown} onClick={Opened ? () => setClosed(isShown) : open}>
            {t(isShown ? openNoticeWords.close : openNoticeWords.open)}
          </Button>
        </p>
      )}
      <Outcome text={isFailed ? t(openNoticeWords.notLoaded) : undefined} isFailure />
      {Opened && (
        <div hidden={!isShown}>
          <Opened
            {...props}
            onSent={(sent) => {
              setClosed(false);
              props.onSent(sent);
            }}
            onFailed={() => setClosed(false)}
            onAgain={announceAnother}
          />
        </div>
      )}
    </section>
  );
}
