import { Map as Leaflet, TileLayer } from 'leaflet';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { readView } from '#contract/location.ts';
import { mapTiles } from './map-tiles.ts';

export type Point = { latitude: number; longitude: number };

const closest = 19;
const furthest = 2;
const theWorld = { latitude: 0, longitude: 0, zoom: furthest };
// A whole street with its corners.
const closeBy = 17;
// A quarter of a narrow map.
const step = 80;

const moves: Partial<Record<string, [number, number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};

const still = { animate: false } as const;

/** Six decimals, ten centimetres: what is shown is what is sent. */
const rounded = (value: number) => Number(value.toFixed(6));

/**
 * Leaflet in an element, for as long as it is there. Nothing in it moves by itself, whatever the visitor's
 * system asks for: it jumps. Its own controls and keys are off, because they are too small, and glide.
 */
export function useMap(frame: RefObject<HTMLDivElement | null>, point: Point | undefined, start: string) {
  const map = useRef<Leaflet>(null);
  const layer = useRef<TileLayer>(null);
  const [tiles, setTiles] = useState<'loading' | 'there' | 'broken'>('loading');
  const [edge, setEdge] = useState<'closest' | 'furthest'>();
  const [pin, setPin] = useState<{ x: number; y: number }>();
  // The first view only: a map that jumps away under the visitor's hand would be lost.
  const first = useRef(point ? { ...point, zoom: closeBy } : (readView(start) ?? theWorld));

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const { latitude, longitude, zoom } = first.current;
    const made = new Leaflet(element, {
      center: [latitude, longitude],
      zoom,
      minZoom: furthest,
      maxZoom: closest,
      zoomControl: false,
      attributionControl: false,
      keyboard: false,
      doubleClickZoom: false,
      boxZoom: false,
      // What lies under the cross stays there.
      scrollWheelZoom: 'center',
      touchZoom: 'center',
      inertia: false,
      zoomAnimation: false,
      fadeAnimation: false,
      worldCopyJump: true,
    });
    map.current = made;
    layer.current = new TileLayer(mapTiles.url, {
      maxZoom: closest,
      // The service asks that no more is fetched than is looked at, and to be told which site asks.
      updateWhenIdle: true,
      keepBuffer: 1,
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    let missing = 0;
    layer.current
      .on('loading', () => {
        missing = 0;
        setTiles('loading');
      })
      .on('tileerror', () => (missing += 1))
      .on('load', () => setTiles(missing > 0 ? 'broken' : 'there'))
      .addTo(made);
    made.on('zoomend', () => setEdge(edgeOf(made.getZoom())));
    // The way to put a point into the middle without dragging.
    made.on('click', ({ latlng }) => made.panTo(latlng, still));

    const moveByKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const by = moves[event.key];
      if (by) made.panBy(by, still);
      else if (event.key === '+' || event.key === '=') made.zoomIn(1, still);
      else if (event.key === '-') made.zoomOut(1, still);
      else return;
      event.preventDefault();
    };
    // A page that is scrolled past the map must not get caught in it.
    const leaveToPage = (event: WheelEvent) => !event.ctrlKey && !event.metaKey && event.stopImmediatePropagation();
    element.addEventListener('keydown', moveByKey);
    element.addEventListener('wheel', leaveToPage, { capture: true, passive: true });
    return () => {
      element.removeEventListener('keydown', moveByKey);
      element.removeEventListener('wheel', leaveToPage, { capture: true });
      made.remove();
      map.current = null;
    };
  }, [frame]);

  const { latitude, longitude } = point ?? {};
  useEffect(() => {
    const there = map.current;
    if (!there || latitude === undefined || longitude === undefined) return setPin(undefined);
    const follow = () => {
      const { x, y } = there.latLngToContainerPoint([latitude, longitude]);
      setPin({ x, y });
    };
    follow();
    there.on('move zoom viewreset resize', follow);
    return () => void there.off('move zoom viewreset resize', follow);
  }, [latitude, longitude]);

  return {
    tiles,
    edge,
    pin,
    zoomBy: (levels: number) => void map.current?.setZoom(map.current.getZoom() + levels, still),
    middle: (): Point | undefined => {
      const centre = map.current?.getCenter().wrap();
      return centre && { latitude: rounded(centre.lat), longitude: rounded(centre.lng) };
    },
    loadAgain: () => void layer.current?.redraw(),
  };
}

function edgeOf(zoom: number): 'closest' | 'furthest' | undefined {
  if (zoom >= closest) return 'closest';
  return zoom <= furthest ? 'furthest' : undefined;
}
