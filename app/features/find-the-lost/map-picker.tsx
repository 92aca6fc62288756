import { useWords } from '#app/i18n/locale.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { foundMap as words } from '#content/found/map.ts';
import styles from './map-picker.module.css';
import { mapTiles } from './map-tiles.ts';
import type { MapViewProps } from './map-view.tsx';

/**
 * A place set by hand, without GPS. Map and library come after a press of the button, which names who
 * sends the map; until then nobody is asked for anything. The report needs no map.
 */
export function MapPicker(props: MapViewProps) {
  const t = useWords();
  const { Opened, open, close, isFailed } = useOnDemand(() => import('./map-view.tsx').then(({ MapView }) => MapView));
  return (
    <div className={styles.place}>
      <p>{t(words.before, { service: mapTiles.service })}</p>
      <Button look="quiet" id="found-map" aria-expanded={Opened !== undefined} onClick={Opened ? close : open}>
        {Opened ? t(words.close) : t(words.open, { service: mapTiles.service })}
      </Button>
      <Outcome text={isFailed ? t(words.notLoaded) : undefined} isFailure />
      {Opened && <Opened {...props} />}
    </div>
  );
}
