import type { ComponentType } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { useScript } from '#app/islands/use-script.ts';
import { Button } from '#app/ui/button.tsx';
import { NotLoaded } from '#app/ui/not-loaded.tsx';
import { accountWords } from '#content/account/account.ts';

/** What a page for people with an account is for: one island, and words for when its scripts cannot be loaded. */
export function AccountPart({ of }: { of: ComponentType }) {
  const t = useWords();
  return (
    <>
      <Island of={of} until="load" />
      <NotLoaded failed={t(accountWords.notLoaded)}>
        <p>
          <Button look="quiet" {...useScript('again')}>
            {t(accountWords.again)}
          </Button>
        </p>
      </NotLoaded>
    </>
  );
}
