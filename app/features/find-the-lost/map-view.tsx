import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { foundMap as words } from '#content/found/map.ts';
import { degrees } from '#contract/location.ts';
import { mapTiles } from './map-tiles.ts';
import styles from './map-view.module.css';
import { useMap, type Point } from './use-map.ts';

export type MapViewProps = {
  /** What it shows first where the report has no point (`readView`). */
  start: string;
  /** The point of the report, if it has one: marked, and what the map shows first. */
  point: Point | undefined;
  onPicked: (point: Point) => void;
  /** What is sent holds the point as it was. */
  isSending: boolean;
};

/** A map that is moved under a cross by touch, mouse or keyboard, and a button that takes the point there. */
export function MapView({ start, point, onPicked, isSending }: MapViewProps) {
  const t = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState<Point>();
  const { tiles, edge, pin, zoomBy, middle, loadAgain } = useMap(frame, point, start);
  const isBroken = tiles === 'broken';
  // The location may have been deleted since, or found by the device.
  const isStillTaken = taken?.latitude === point?.latitude && taken?.longitude === point?.longitude;

  function take() {
    const picked = isSending ? undefined : middle();
    if (!picked) return;
    setTaken(picked);
    onPicked(picked);
  }

  return (
    <div className={styles.view}>
      <p id="map-how">{t(words.how)}</p>
      <div className={styles.frame}>
        {/* Arrow keys belong to the map, also while a screen reader is on. */}
        <div
          className={styles.map}
          ref={frame}
          role="application"
          aria-label={t(words.map)}
          aria-describedby="map-how"
          // It is moved with the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        />
        {pin && (
          <svg className={styles.pin} style={{ left: pin.x, top: pin.y }} viewBox="0 0 32 40" aria-hidden="true">
            <path d="M16 39C8 27 3 21 3 14a13 13 0 0 1 26 0c0 7-5 13-13 25z" />
            <circle cx="16" cy="14" r="5" />
          </svg>
        )}
        <svg className={styles.cross} viewBox="0 0 48 48" aria-hidden="true">
          <path d="M24 3v16M24 29v16M3 24h16M29 24h16" />
          <path d="M24 3v16M24 29v16M3 24h16M29 24h16" />
        </svg>
        <div className={styles.zoom}>
          <button
            type="button"
            aria-label={t(words.closer)}
            aria-disabled={edge === 'closest'}
            onClick={() => zoomBy(1)}
          >
            +
          </button>
          <button
            type="button"
            aria-label={t(words.further)}
            aria-disabled={edge === 'furthest'}
            onClick={() => zoomBy(-1)}
          >
            −
          </button>
        </div>
      </div>
      <p className={styles.credit}>
        <a href="https://www.openstreetmap.org/copyright" rel="noopener">
          {t(words.credit)}
        </a>
      </p>
      <p className={styles.news} role="status">
        {tiles === 'loading' && t(words.loading)}
      </p>
      <Outcome text={isBroken ? t(words.failed, { service: mapTiles.service }) : undefined} isFailure />
      <div className={buttonRow.buttons}>
        <Button look="quiet" aria-disabled={isSending} onClick={take}>
          {t(words.take)}
        </Button>
        {isBroken && (
          <Button look="quiet" onClick={loadAgain}>
            {t(words.again)}
          </Button>
        )}
      </div>
      <p role="status">
        {taken &&
          isStillTaken &&
          t(words.taken, { latitude: degrees(taken.latitude), longitude: degrees(taken.longitude) })}
      </p>
    </div>
  );
}
