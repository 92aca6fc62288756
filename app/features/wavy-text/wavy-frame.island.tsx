import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { wavyFrame } from '#content/services/wavy-text.ts';
import { GeneratorFrame } from './generator-frame.tsx';

/**
 * Loads the generator after a click that names its host. Without scripts only the link to its own
 * page is shown: a button that does nothing would be worse than none.
 */
export function WavyFrame({ url }: { url: string }) {
  const t = useWords();
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { host } = new URL(url);

  // The control that was pressed is gone: the focus goes to what took its place.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current !== isOpen) row.current?.querySelector<HTMLElement>('a, button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <>
      <div className={buttonRow.buttons} ref={row}>
        {isOpen ? (
          <a className={buttonClass('quiet')} href="#after-generator">
            {t(wavyFrame.skip)}
          </a>
        ) : (
          <span data-scripted="">
            <Button onClick={() => setOpen(true)}>{t(wavyFrame.load, { host })}</Button>
          </span>
        )}
        <a className={buttonClass('quiet')} href={url}>
          {t(wavyFrame.own, { host })}
        </a>
      </div>
      {isOpen && <GeneratorFrame url={url} title={t(wavyFrame.frame, { host })} />}
      <div id="after-generator" tabIndex={-1}>
        {isOpen && (
          <Button look="quiet" onClick={() => setOpen(false)}>
            {t(wavyFrame.close)}
          </Button>
        )}
      </div>
    </>
  );
}
