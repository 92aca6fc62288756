import { useEffect, type MouseEvent } from 'react';
import type { Subject } from '#app/features/messages/message-form.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { hasModifier } from '#app/lib/browser/has-modifier.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { useOpening } from '#app/lib/browser/use-opening.ts';
import { notFoundPath } from '#app/paths.ts';
import { drawnSoftly } from '#app/ui/softly.ts';
import { formWords } from '#content/forms/form.ts';
import { inLocale, splitLocale } from '#contract/locale.ts';

type Props = {
  subject: Subject;
  to: string;
  className?: string | undefined;
  label: string;
};

/** Opens a dialog in which a message is written. The dialog comes when it is opened for the first time. */
export function MessageOpener({ subject, to, className, label }: Props) {
  const t = useWords();
  const { pathname } = usePlace();
  // One page stands at all addresses that lead nowhere.
  const isAnywhere = splitLocale(pathname).path === notFoundPath;
  const { opening, open, close } = useOpening();
  const {
    Opened,
    open: load,
    isFailed,
  } = useOnDemand(() => import('#app/features/messages/message-dialog.tsx').then(({ MessageDialog }) => MessageDialog));

  // Without a connection Contact would not come either.
  useEffect(() => {
    if (isFailed && navigator.onLine) location.assign(inLocale(to, t.locale));
  }, [isFailed, to, t]);

  function openDialog(event: MouseEvent<HTMLAnchorElement>) {
    // In a new tab, for example: then it is a link.
    if (hasModifier(event)) return;
    event.preventDefault();
    // The focus comes back to what has it now. Safari gives none to a link that is clicked.
    event.currentTarget.focus();
    open();
    load();
  }

  return (
    <>
      <Link className={className} to={to} onClick={openDialog} aria-haspopup="dialog" data-press="">
        {drawnSoftly(label)}
      </Link>
      {isFailed && (
        <p className="not-loaded" role="alert">
          {t(formWords.offline)}
        </p>
      )}
      {Opened && (
        <Opened subject={subject} page={isAnywhere ? location.pathname : pathname} opening={opening} onClosed={close} />
      )}
    </>
  );
}
