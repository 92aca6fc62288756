import type { ReactNode } from 'react';
import { Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { boot } from 'virtual:boot';
import regularFont from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2?url';
import boldFont from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff2?url';
import { useLocale, useWords } from './i18n/locale.ts';
import { AuthProvider } from './lib/auth.tsx';
import { brokenWords } from '#content/frame/broken.ts';
import { Bar } from './layout/bar.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { Toasts } from './layout/toasts.tsx';
import { useRouteAnnouncer } from './layout/use-route-announcer.ts';
import { PageTitle } from './ui/page-title.tsx';
import { Page } from './ui/page.tsx';
import { layers } from './styles/layers.ts';
import './styles/tokens.css';
import './styles/base.css';

// The build puts all styles here. In the browser React keeps what the page came with,
// also when it has to draw the whole document anew.
const styles = {
  __html: import.meta.env.SSR
    ? `${layers}/*site-styles*/`
    : (document.getElementById('site-styles')?.textContent ?? ''),
};
const bootScript = { __html: import.meta.env.SSR ? boot : '' };

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The boot script sets classes and colours on this element before React arrives.
    <html lang={useLocale()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={regularFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={boldFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <style id="site-styles" dangerouslySetInnerHTML={styles} suppressHydrationWarning />
        <script dangerouslySetInnerHTML={bootScript} suppressHydrationWarning />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useRouteAnnouncer();
  return (
    <AuthProvider>
      <SkipLink />
      <Header />
      <Bar />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
      <Toasts />
    </AuthProvider>
  );
}

/** Stands where a page broke. What broke is in the console; drafts are in the tab's storage, so nothing typed is lost. */
export function ErrorBoundary() {
  const t = useWords();
  return (
    <main id="main">
      <Page>
        <PageTitle>{t(brokenWords.title)}</PageTitle>
        <p>{t(brokenWords.text)}</p>
        <p>
          <a href={useLocation().pathname}>{t(brokenWords.again)}</a>
        </p>
      </Page>
    </main>
  );
}
