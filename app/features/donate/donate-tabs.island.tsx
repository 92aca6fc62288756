import { useWords } from '#app/i18n/locale.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import { useChosenTab } from '#app/ui/use-chosen-tab.ts';
import { ways } from '#content/support/support.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { OnlinePayment } from './online-payment.tsx';

const ids = ['bank', 'online'] as const;

/** The two ways to give money (SUP-02). */
export function DonateTabs() {
  const t = useWords();
  const choice = useChosenTab(ids, useHydrated());
  const panels = {
    bank: (
      <>
        <p>{t(ways.bankText)}</p>
        <BankTransfer />
      </>
    ),
    online: <OnlinePayment isShown={choice.chosen === 'online'} />,
  };
  return (
    <Tabs
      {...choice}
      label={t(ways.title)}
      tabs={ids.map((id) => ({ id, label: t(ways[id]), panel: panels[id] }))}
      isInner
    />
  );
}
