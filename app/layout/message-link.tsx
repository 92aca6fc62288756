import { useEffect, useEffectEvent, useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { MessageOutcome } from '#app/features/messages/message-dialog.tsx';
import type { Subject } from '#app/features/messages/message-form.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { inLocale } from '#app/paths.ts';
import { Outcome } from '#app/ui/outcome.tsx';
import { drawnSoftly } from '#app/ui/softly.ts';
import styles from './message-link.module.css';

type Props = {
  subject: Subject;
  /** Contact, begun in the same way: for browsers without scripts, before they run, and should the dialog not come. */
  to: string;
  className?: string;
  children: ReactNode;
};

/** Opens a dialog in which a message is written. The dialog comes when it is opened for the first time. */
export function MessageLink({ subject, to, className, children }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const [openAt, setOpenAt] = useState<string>();
  const [outcome, setOutcome] = useState<MessageOutcome & { page: string }>();
  const { Opened, open, isFailed } = useOnDemand(() =>
    import('#app/features/messages/message-dialog.tsx').then(({ MessageDialog }) => MessageDialog),
  );

  // The frame stays from page to page: what was said about one page does not belong to the next.
  useEffect(() => {
    setOpenAt(undefined);
    setOutcome(undefined);
  }, [pathname]);

  // Without a connection Contact would not come either.
  const goToContact = useEffectEvent(() => void navigate(inLocale(to, t.locale)));
  useEffect(() => {
    if (isFailed && navigator.onLine) goToContact();
  }, [isFailed]);

  function openDialog(event: MouseEvent<HTMLAnchorElement>) {
    // In a new tab, for example: then it is a link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The focus comes back to what has it now. Safari gives none to a link that is clicked.
    event.currentTarget.focus();
    setOpenAt(pathname);
    open();
  }

  const told = isFailed ? { text: t(formWords.offline), isFailure: true } : outcome;
  return (
    <>
      <Link className={className} to={to} onClick={openDialog} aria-haspopup={isHydrated ? 'dialog' : undefined}>
        {drawnSoftly(children)}
      </Link>
      {(Opened || told) && (
        // There before its words, or no screen reader would say them.
        <div className={told ? styles.outcome : 'heard'}>
          <Outcome text={undefined} {...told} />
        </div>
      )}
      {Opened && (
        <Opened
          key={pathname}
          subject={subject}
          page={pathname}
          isOpen={openAt === pathname}
          onClosed={() => setOpenAt(undefined)}
          // An answer may come after its page was left. It is told beside the link, but is none of the next dialog's.
          outcome={outcome?.page === pathname ? outcome : undefined}
          onOutcome={(next) => setOutcome(next && { ...next, page: pathname })}
        />
      )}
    </>
  );
}
