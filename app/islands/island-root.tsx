import { Component, useEffect, useState, type ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { PlaceContext, usePlace, type Place } from '#app/i18n/place.ts';
import { AuthProvider } from '#app/lib/account/auth.tsx';
import { brokenWords } from '#content/frame/broken.ts';

type Props = { place: Place; element?: HTMLElement; onAlive?: () => void; children: ReactNode };

/** What stands around every island, on the server and in the browser: contexts of the page do not reach it there. */
export function IslandRoot({ place, element, onAlive, children }: Props) {
  // Here, not beside the part: ids are made from where something stands, and both sides must make the same.
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <PlaceContext value={place}>
      <AuthProvider>
        <Boundary element={element}>{children}</Boundary>
      </AuthProvider>
    </PlaceContext>
  );
}

type Bounds = { element: HTMLElement | undefined; children: ReactNode };

/** An island that breaks says so, keeps what was typed in it, and leaves all others alone. */
class Boundary extends Component<Bounds, { isBroken: boolean }> {
  // No field of the class: the oldest browsers would need a helper for it, on every page with an island.
  constructor(props: Bounds) {
    super(props);
    this.state = { isBroken: false };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken {...this.props} /> : this.props.children;
  }
}

/** What somebody typed into an island, but no password. */
const typedIn = (element?: HTMLElement): string =>
  [...(element?.querySelectorAll<HTMLInputElement>(':read-write:not([type=password])') ?? [])]
    .map(({ value }) => value)
    .filter(Boolean)
    .join('\n');

function Broken({ element }: { element: HTMLElement | undefined }) {
  const t = useWords();
  // While this is drawn, what broke still stands in the page.
  const [typed] = useState(() => typedIn(element));
  return (
    <div role="alert">
      <p>
        <strong>{t(brokenWords.title)}</strong> {t(brokenWords.text)}
      </p>
      {typed && (
        <>
          <p>{t(brokenWords.typed)}</p>
          <blockquote>
            {typed.split('\n').map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </blockquote>
        </>
      )}
      <p>
        <a href={usePlace().pathname}>{t(brokenWords.again)}</a>
      </p>
    </div>
  );
}
