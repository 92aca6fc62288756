import { Component, useEffect, type ReactNode } from 'react';
import { brokenWords } from '#content/frame/broken.ts';
import { PlaceContext, usePlace, type Place } from '#app/i18n/place.ts';
import { useWords } from '#app/i18n/locale.ts';
import { AuthProvider } from '#app/lib/auth.tsx';

type Props = { place: Place; onAlive?: () => void; children: ReactNode };

/** What stands around every island, on the server and in the browser: contexts of the page do not reach it there. */
export function IslandRoot({ place, onAlive, children }: Props) {
  // Here, not beside the part: ids are made from where something stands, and both sides must make the same.
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <PlaceContext value={place}>
      <AuthProvider>
        <Boundary>{children}</Boundary>
      </AuthProvider>
    </PlaceContext>
  );
}

/** An island that breaks says so and leaves all others alone. What was typed in it is in the tab's storage. */
class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  // No field of the class: the oldest browsers would need a helper for it, on every page with an island.
  constructor(props: { children: ReactNode }) {
    super(props);
    this.state = { isBroken: false };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const t = useWords();
  return (
    <div role="alert">
      <p>
        <strong>{t(brokenWords.title)}</strong> {t(brokenWords.text)}
      </p>
      <p>
        <a href={usePlace().pathname}>{t(brokenWords.again)}</a>
      </p>
    </div>
  );
}
