import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { brokenWords } from '#content/frame/broken.ts';
import { Outcome } from '#app/ui/outcome.tsx';
import { foundLoading as words } from '#content/found/loading.ts';
import type { FoundReportProps } from './found-report.tsx';
import { formInPage, useFormFailure } from './load-form.ts';

type Props = FoundReportProps & {
  /** Stands where the form would be. Otherwise it stands below a form that came with the page. */
  isInstead?: boolean;
};

/** Says that the scripts of the form could not be loaded, and what helps. */
export function NotLoaded({ contact, isInstead = false }: Props) {
  const t = useWords();
  const failure = useFormFailure();
  const isShown = failure !== undefined && isInstead === !formInPage();
  // Whoever only scrolled by is not interrupted.
  const isSilent = !isInstead && failure?.count === 0;
  if (!isShown) return null;
  const isOffline = failure.because === 'offline';
  const parts = [words[failure.because], !isInstead && words.kept, !isInstead && !isOffline && words.instead];
  return (
    <>
      <Outcome
        // The same words once more are news again.
        key={failure.count}
        text={parts.flatMap((part) => (part ? [t(part)] : [])).join(' ')}
        isFailure
        isSilent={isSilent}
      />
      {!isOffline && (
        <p>
          <Link to={contact.to}>{contact.label}</Link>
        </p>
      )}
      {isInstead && (
        <p>
          <a href={window.location.href}>{t(brokenWords.again)}</a>
        </p>
      )}
    </>
  );
}
