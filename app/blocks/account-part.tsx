import type { ComponentType } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { Island } from '#app/islands/island.tsx';
import { NotLoaded } from '#app/ui/not-loaded.tsx';
import { accountWords } from '#content/account/account.ts';
import { brokenWords } from '#content/frame/broken.ts';

/** What a page for people with an account is for: one island, and words for when its scripts cannot be loaded. */
export function AccountPart({ of }: { of: ComponentType }) {
  const t = useWords();
  const { pathname, search } = usePlace();
  return (
    <>
      <Island of={of} until="load" />
      <NotLoaded failed={t(accountWords.notLoaded)}>
        <p>
          <a href={pathname + search}>{t(brokenWords.again)}</a>
        </p>
      </NotLoaded>
    </>
  );
}
