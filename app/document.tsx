import regularFont from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2?url';
import boldFont from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff2?url';
import type { ReactNode } from 'react';
import { headerWords } from '#content/frame/header.ts';
import { inLocale, splitLocale } from '#contract/locale.ts';
import { codePath } from '#contract/qr-codes.ts';
import type { Inline } from '#contract/renderer.ts';
import { JsonLd } from './blocks/json-ld.tsx';
import { useLocale, useWords } from './i18n/locale.ts';
import { usePlace } from './i18n/place.ts';
import { Bar } from './layout/bar.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import type { Head } from './layout/page-head.ts';
import { Prefetch, prefetchRules } from './layout/prefetch.tsx';
import skip from './layout/skip-link.module.css';
import { Toasts } from './layout/toasts.tsx';
import { siteUrlOf } from './lib/published/site-url.ts';
import { pageAt, pathTo, plainTwin } from './paths.ts';
import paper from './styles/paper.css?url';
import './styles/tokens.css';
import './styles/base.css';

/** What a page carries besides its own words: made by the build (`build/bundles.ts`). */
export type Carried = {
  /** The rules of what stands on this page. */
  readonly styles: string;
  /** What the page says itself of its styles, where one policy is sent with all pages (build/another-host.ts). */
  readonly policy?: string | undefined;
  /** The script of `app/browser/boot.ts`. */
  readonly boot: string;
  /** The address of `app/browser/loader.ts`. */
  readonly loader: string;
  /** The address of `app/browser/on-demand.ts`. */
  readonly onDemand: string;
};

/** What a page that carries this runs and is styled with: all that stands in it and is not data. */
export const inlineOf = ({ boot, styles }: Carried): Inline => ({ scripts: [boot, prefetchRules], styles: [styles] });

/** A whole page. `inside`: its body, drawn before, because the head holds the rules of what stands there. */
export function Document({ head, carried, inside }: { head: Head; carried: Carried; inside: string }) {
  const { pathname, search } = usePlace();
  const locale = useLocale();
  const page = pageAt(splitLocale(pathname).path);
  // A form that was refused holds what somebody typed: nobody is led away from it.
  const plain = head.canonical === undefined ? undefined : page && plainTwin(page);
  return (
    // Where the same is in plain words: whoever wants that first goes there before anything is shown (app/browser/boot.ts).
    <html lang={locale} data-plain={plain && inLocale(pathTo(plain), locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${head.title} – Ecosystem`}</title>
        <meta name="description" content={head.description} />
        <Found head={head} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={regularFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={boldFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* Header and bar are shown whole: shown as they are read, they would move on a slow phone. */}
        <link rel="expect" href="#main" blocking="render" />
        {carried.policy && <meta httpEquiv="Content-Security-Policy" content={carried.policy} />}
        <style dangerouslySetInnerHTML={{ __html: carried.styles }} />
        <script dangerouslySetInnerHTML={{ __html: carried.boot }} />
        <Prefetch />
        {/* Browsers fetch it last, and it holds nothing back (docs/decisions/069-paper-and-my-list.md). */}
        <link rel="stylesheet" href={paper} media="print" />
      </head>
      {/* The address it is drawn for: islands begin with the same (app/browser/wake.ts). */}
      <body
        data-at={pathname}
        data-query={search || undefined}
        data-loader={carried.loader}
        data-on-demand={carried.onDemand}
        dangerouslySetInnerHTML={{ __html: inside }}
      />
    </html>
  );
}

/** What a page shows: what stands around the part that differs. */
export const Inside = ({ head, children }: { head: Head; children: ReactNode }) => (
  <>
    <a className={skip.skip} href="#main">
      {useWords()(headerWords.skip)}
    </a>
    <Header />
    <Bar title={head.title} />
    <main id="main">{children}</main>
    <Footer />
    <Toasts />
    {head.canonical !== undefined && <Paper address={head.canonical} />}
  </>
);

/** What stands at the end of a printed page only: where it is on the web. Hidden, its picture is fetched for paper alone. */
function Paper({ address }: { address: string }) {
  const t = useWords();
  return (
    <p id="paper" hidden>
      <img src={codePath(address.slice(siteUrlOf(t).length))} width="96" height="96" alt="" loading="lazy" />
      {address}
    </p>
  );
}

/** How search engines, and people who link to it, find a page. */
function Found({ head }: { head: Head }) {
  const { title, description, canonical, alternates = [], feed, jsonLd } = head;
  const t = useWords();
  if (canonical === undefined) return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {feed && <link rel="alternate" type="application/atom+xml" {...feed} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={`${siteUrlOf(t)}/social.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && <JsonLd data={jsonLd} />}
    </>
  );
}
