import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageAt, pages, pathTo, splitLocale } from '#app/paths.ts';

/**
 * Feedback on the page that is shown, by the way that needs no script: the contact form, begun.
 * An address without a page of its own is added after the first render only, because all such
 * addresses share one prerendered page.
 */
export function FeedbackLink() {
  const t = useWords();
  const { path } = splitLocale(useLocation().pathname);
  const [unknownPath, setUnknownPath] = useState('');
  useEffect(() => setUnknownPath(path), [path]);
  const page = pageAt(path);
  const about = page ? pages[page] : unknownPath;
  const begun = { reason: 'feedback', message: t(m['feedback.begun'], { path: about }), source: about };
  return <Link to={pathTo('contact', begun)}>{t(m['bar.feedback'])}</Link>;
}
