import { createContext, use } from 'react';

/** The address that something is drawn for: path and query, as the server knew them. */
export type Place = { readonly pathname: string; readonly search: string };

/** Stands around every page and every island, so both are drawn alike on the server and in the browser. */
export const PlaceContext = createContext<Place | undefined>(undefined);

/** Where this is drawn. What the visitor does later on the same page is in `app/lib/browser/use-search.ts`. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('Drawn without <PlaceContext>');
  return place;
}
