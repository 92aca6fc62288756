import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { adminWords as words } from '#content/team/admin-panel.ts';

type Props = { isBusy: boolean; onClick: () => void; children: ReactNode };

/** A button of the panel. While it works it says so and takes no second press. */
export function BusyButton({ isBusy, onClick, children }: Props) {
  const t = useWords();
  return (
    <Button look="quiet" aria-disabled={isBusy} onClick={onClick}>
      {isBusy ? t(words.busy) : children}
    </Button>
  );
}
