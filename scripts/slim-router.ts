import type { Plugin } from 'vite';

// Asked for by parts of the package that run on a server and are shaken out of the browser's files.
const unused = 'function unused() { throw new Error("Not part of this build"); }';

/**
 * React Router finds routes at run time, lets pages load data and bring style sheets, and lets itself be
 * instrumented. We use none of it (all routes are known at build, see react-router.config.ts), but its modules
 * always bring the code along. Measured: 8 kB less on every page. The package is pinned; a build with another version fails here.
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

/** Functions of modules that are needed otherwise: forms and fetchers of the router, preloading, server components. */
const hollow: Record<string, readonly string[]> = {
  'lib/router/router.js': [
    'handleAction',
    'handleFetcherAction',
    'handleFetcherLoader',
    'startRedirectNavigation',
    'callRouteMiddleware',
    'runClientMiddlewarePipeline',
  ],
  'lib/dom/ssr/components.js': ['PrefetchPageLinks', 'PrefetchPageLinksImpl', 'RSCPrefetchPageLinksImpl'],
  'lib/hooks.js': ['RSCErrorHandler'],
  'lib/dom/dom.js': ['getFormSubmissionInfo'],
};

const pinned = '8.4.0';

type Node = { type: string; start: number; end: number; id?: { name: string }; body?: Node };

/** The bodies of the functions with these names, wherever they stand. */
function bodiesOf(node: unknown, names: readonly string[]): { name: string; start: number; end: number }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, id, body } = node as Node;
  if (type === 'FunctionDeclaration' && id && body && names.includes(id.name))
    return [{ name: id.name, start: body.start, end: body.end }];
  return Object.values(node).flatMap((part) => bodiesOf(part, names));
}

/** Takes the insides out of functions that nothing calls here. Each name must be found once, or the package has changed. */
function hollowOut(code: string, program: unknown, names: readonly string[]): string {
  const bodies = bodiesOf(program, names).toSorted((one, next) => next.start - one.start);
  if (
    bodies
      .map(({ name }) => name)
      .toSorted()
      .join() !== names.toSorted().join()
  )
    throw new Error(`React Router has other functions than ${names.join(', ')}: see scripts/slim-router.ts`);
  return bodies.reduce(
    (left, { start, end }) => `${left.slice(0, start)}{ throw new Error('Not part of this build'); }${left.slice(end)}`,
    code,
  );
}

export function slimRouter(): Plugin {
  const left = new Set([...Object.keys(parts), ...Object.keys(hollow)]);
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const part = [...left].find((path) => id.endsWith(`/react-router/dist/production/${path}`));
      if (!part) return;
      if (!code.includes(`react-router v${pinned}`)) this.error(`scripts/slim-router.ts was written for ${pinned}`);
      left.delete(part);
      return { code: parts[part] ?? hollowOut(code, this.parse(code), hollow[part] ?? []), map: null };
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.error(`React Router has moved ${[...left].join(', ')}: see scripts/slim-router.ts`);
    },
  };
}
