import { useCallback, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { playerAddress, watchAddress } from '#app/lib/youtube.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { videoWords } from '#content/resources/video-words.ts';
import type { Video } from '#content/resources/videos.ts';
import styles from './video-player.module.css';

/**
 * The player, loaded when the visitor asks for it: a link whose target is the empty frame over our
 * drawing. The browser does this itself, so it works without scripts, and until then YouTube learns nothing.
 */
export function VideoPlayer({ video }: { video: Video }) {
  const t = useWords();
  const [isLoaded, setLoaded] = useState(false);
  // What another origin has filled keeps its document to itself, also when it was asked for before React arrived.
  const look = useCallback((frame: HTMLIFrameElement | null) => {
    if (frame) setLoaded(frame.contentDocument === null);
  }, []);
  // An empty frame would be a stop for Tab at which there is nothing to see.
  const isEmpty = useHydrated() && !isLoaded;
  const frame = `player-${video.youtubeId}`;
  return (
    <>
      <div className={styles.frame} inert={isEmpty}>
        <img src={video.thumbnail} width="640" height="360" alt="" loading="lazy" />
        {/* Another origin's player: with the rights it needs, a sandbox would hold nothing back. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={look}
          onLoad={(event) => look(event.currentTarget)}
          name={frame}
          title={t(videoWords.player, { title: video.title })}
          allow="fullscreen"
        />
      </div>
      <p>{t(videoWords.notice)}</p>
      <p className={styles.row}>
        <a className={buttonClass('quiet')} href={playerAddress(video.youtubeId)} target={frame}>
          {t(videoWords.play, { duration: video.duration })}
        </a>
        <a className={buttonClass('quiet')} href={watchAddress(video.youtubeId)} rel="noopener noreferrer">
          {t(videoWords.open)}
        </a>
      </p>
    </>
  );
}
