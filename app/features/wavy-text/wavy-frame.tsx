import { useEffect, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { wavyFrame } from '#content/wavy-text.ts';
import styles from './wavy-text.module.css';

/**
 * The generator of somebody else, in a frame 1200 px tall (spec §2) after a click that names its host.
 * The sandbox gives it scripts and fields, but neither our storage nor our window. Without scripts
 * only the link to its own page is shown: a button that does nothing would be worse than none.
 */
export function WavyFrame({ url }: { url: string }) {
  const t = useWords();
  const [isUsable, setUsable] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setUsable(true), []);
  const { host } = new URL(url);
  const named = (text: string) => text.replace('{host}', host);
  return (
    <>
      <div className={styles.row}>
        {!isOpen && (
          <span className={isUsable ? undefined : styles.waiting}>
            <Button onClick={() => setOpen(true)}>{named(t.of(wavyFrame.load))}</Button>
          </span>
        )}
        <a className={buttonClass('quiet')} href={url}>
          {named(t.of(wavyFrame.own))}
        </a>
      </div>
      {isOpen && (
        <>
          <p className={styles.row}>
            <a className={styles.skip} href="#after-generator">
              {t.of(wavyFrame.skip)}
            </a>
          </p>
          <iframe
            className={styles.frame}
            src={url}
            title={named(t.of(wavyFrame.frame))}
            height="1200"
            sandbox="allow-scripts allow-forms allow-downloads"
            referrerPolicy="no-referrer"
            loading="lazy"
          />
        </>
      )}
      <div id="after-generator" tabIndex={-1}>
        {isOpen && (
          <Button look="quiet" onClick={() => setOpen(false)}>
            {t.of(wavyFrame.close)}
          </Button>
        )}
      </div>
    </>
  );
}
