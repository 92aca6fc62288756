import { useEffect, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { formWords } from '#content/forms/form.ts';
import { readView, type View } from './reading-link.ts';

/** Where a link with settings leads to. Without one it is nothing. */
export function ViewOffer() {
  const t = useWords();
  const [view, setView] = useState<View>();
  const { Opened, close, isFailed } = useOnDemand(
    () => import('./offered-view.tsx').then(({ OfferedView }) => OfferedView),
    view !== undefined,
  );

  useEffect(() => {
    const look = () => setView(readView(location.hash));
    look();
    // A link that is opened while the page is.
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);

  function leave(): void {
    // Asked once: a reload asks nothing, and the address can be handed on as that of the page.
    history.replaceState(history.state, '', location.pathname + location.search);
    close();
    setView(undefined);
  }

  return (
    <>
      <span role="status">{isFailed && t(formWords.offline)}</span>
      {Opened && view && <Opened view={view} onClose={leave} />}
    </>
  );
}
