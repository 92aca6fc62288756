import { builtUrl } from '#app/lib/backend/config.ts';
import { site } from '#content/site.ts';

const PUBLIC_TILE_URL = import.meta.env.PUBLIC_TILE_URL;

/** Where the pictures of maps come from, and who sends them: another service is named by its host. */
export const mapTiles: { readonly url: string; readonly service: string } = PUBLIC_TILE_URL
  ? { url: PUBLIC_TILE_URL, service: new URL(PUBLIC_TILE_URL.replace('{s}.', ''), builtUrl).host }
  : { url: site.map.tileUrl.value, service: site.map.service };
