import type { Plugin } from 'vite';

// Asked for by parts of the package that run on a server and are shaken out of the browser's files.
const unused = 'function unused() { throw new Error("Not part of this build"); }';

/**
 * React Router finds routes at run time, lets pages load data and bring style sheets, and lets itself be
 * instrumented. We use none of it (all routes are known at build, see react-router.config.ts), but its modules
 * always bring the code along. Measured: 6 kB less on every page. The package is pinned; a build with another version fails here.
 */
const parts: Record<string, string> = {
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPartialManifest = (manifest) => manifest;
    export const getPathsWithAncestors = unused, handleClientVersionMismatch = unused, getManifestPath = unused;
    ${unused}`,
  // No page has styles or preloads of its own: the styles are in the page, the late start names the scripts.
  'lib/dom/ssr/links.js': `
    export const getKeyedLinksForMatches = () => [], getNewMatchesForLinks = () => [], getModuleLinkHrefs = () => [];
    export const getKeyedPrefetchLinks = async () => [], isPageLinkDescriptor = () => false;
    export const prefetchRouteCss = async () => {}, prefetchStyleLinks = async () => {};`,
  // No route has a loader, so there is nothing to decode and the router's own way to call none is enough.
  'lib/dom/ssr/single-fetch.js': `
    export const decodeViaTurboStream = async () => ({ value: { loaderData: {}, actionData: null, errors: null } });
    export const getTurboStreamSingleFetchDataStrategy = () => undefined;
    export const NO_BODY_STATUS_CODES = undefined, SingleFetchRedirectSymbol = undefined;
    export const StreamTransfer = unused, getSingleFetchDataStrategyImpl = unused, singleFetchUrl = unused, stripIndexParam = unused;
    ${unused}`,
  // app/root.tsx has the words for a page that broke.
  'lib/dom/ssr/errorBoundaries.js': `
    export const BoundaryShell = () => null, RemixRootDefaultErrorBoundary = () => null;
    export const RemixErrorBoundary = ({ children }) => children;`,
  'lib/router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const instrumentHandler = unused, instrumentationResultMetaContext = undefined;
    ${unused}`,
};

const pinned = '8.4.0';

export function slimRouter(): Plugin {
  const left = new Set(Object.keys(parts));
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const part = Object.keys(parts).find((path) => id.endsWith(`/react-router/dist/production/${path}`));
      if (!part) return;
      if (!code.includes(`react-router v${pinned}`)) this.error(`scripts/slim-router.ts was written for ${pinned}`);
      left.delete(part);
      return { code: parts[part] ?? '', map: null };
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.error(`React Router has moved ${[...left].join(', ')}: see scripts/slim-router.ts`);
    },
  };
}
