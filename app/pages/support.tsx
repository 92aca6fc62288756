import { NextStep } from '#app/blocks/next-step.tsx';
import { Passages } from '#app/blocks/passages.tsx';
import { bankAccountOf } from '#app/features/donate/bank-account.ts';
import { BankTransfer } from '#app/features/donate/bank-transfer.island.tsx';
import { FundingCard } from '#app/features/donate/funding-card.tsx';
import { NoReceipt } from '#app/features/donate/no-receipt.tsx';
import { noticeForm } from '#app/features/donate/notice-form.ts';
import { OnlinePayment } from '#app/features/donate/online-payment.island.tsx';
import { paymentPage, providerOf } from '#app/features/donate/payment-address.ts';
import { SumsDate } from '#app/features/donate/sums-date.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { useScript } from '#app/islands/use-script.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { Rail } from '#app/layout/rail.tsx';
import { moneyOf } from '#app/lib/backend/config.ts';
import { goalsOf, raisedFor, sumsAsOf } from '#app/lib/published/sums.ts';
import type { PageProps } from '#app/page.ts';
import { LiveSums } from '#app/parts/live-sums.tsx';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { pageNames } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { openNoticeWords } from '#content/support/bank.ts';
import {
  donatePassages,
  fundingWords,
  itemWords,
  lead,
  neededItems,
  next,
  supportTabs,
  tabNames,
  today,
  ways,
} from '#content/support/support.ts';
import { inLocale } from '#contract/locale.ts';
import type { Money } from '#contract/money.ts';

export const head = pageHead(pageNames.support, lead);

/** The three ways to help. The address says which is shown; an unknown name is the first. */
export default function Support({ t, query, data }: PageProps) {
  const panels = { donate: <Donate />, projects: <Projects money={data.money} />, items: <Items /> };
  return (
    <HeadedPage area="sky" title={t(pageNames.support)} lead={t(lead)} drawing="/drawings/give-coin.svg">
      <Tabs
        script={useScript('tabs')}
        label={t(pageNames.support)}
        tabs={t.now(supportTabs).map((id) => ({
          id,
          label: t(tabNames[id]),
          href: inLocale(pathTo('support', { tab: id }), t.locale),
          panel: panels[id],
        }))}
        chosen={supportTabs.find((tab) => tab === query.get('tab')) ?? 'donate'}
      />
      <Rail next={<NextStep {...next} to={pathTo('contact', { reason: 'collaboration', message: t(next.message) })} />}>
        <Passages passages={donatePassages} />
      </Rail>
    </HeadedPage>
  );
}

function Donate() {
  const t = useWords();
  return (
    <>
      {bankAccountOf(t.now(site)).iban.example && (
        <CardGrid columns={1}>
          <Card
            title={t(today.title)}
            edge="sky"
            actions={
              <Link className={buttonClass()} to={pathTo('support', { tab: 'items' })}>
                {t(today.items)}
              </Link>
            }
          >
            {providerOf(moneyOf(t.now(site)).paymentLink.value) === undefined && <p>{t(today.safe)}</p>}
            <p>{t(today.text)}</p>
          </Card>
        </CardGrid>
      )}
      <Heading>{t(ways.title)}</Heading>
      <p>{t(ways.lead)}</p>
      <NoReceipt />
      <Tabs
        script={useScript('tabs')}
        label={t(ways.title)}
        tabs={[
          { id: 'bank', label: t(ways.bank), panel: <BankPanel /> },
          { id: 'online', label: t(ways.online), panel: <OnlinePanel /> },
        ]}
        isInner
      />
    </>
  );
}

function BankPanel() {
  const t = useWords();
  const account = bankAccountOf(t.now(site));
  return (
    <>
      {!account.iban.example && <p>{t(ways.bankText)}</p>}
      <Island of={BankTransfer} account={account} until={`draft:${noticeForm}`}>
        <p data-unscripted="">
          {t(openNoticeWords.withoutScripts)} <Link to={pathTo('contact')}>{t(pageNames.contact)}</Link>
        </p>
      </Island>
    </>
  );
}

function OnlinePanel() {
  const t = useWords();
  const paymentLink = moneyOf(t.now(site)).paymentLink.value;
  return (
    <>
      <p>
        {t(ways.onlineText)} {providerOf(paymentLink) === undefined && <em>{t(ways.onlineExample)}</em>}
      </p>
      <Island of={OnlinePayment} until="shown" paymentLink={paymentLink}>
        <p>
          <a className={buttonClass('giving')} href={paymentPage(paymentLink, t.locale)}>
            {t(ways.onlineButton)}
          </a>{' '}
          {t(ways.onlineChoose)}
        </p>
      </Island>
    </>
  );
}

function Projects({ money }: { money: Money | undefined }) {
  const t = useWords();
  const date = sumsAsOf(money, t.locale);
  return (
    <>
      <Heading>{t(tabNames.projects)}</Heading>
      <p>
        {t(fundingWords.lead)} {date === undefined && t(fundingWords.example)}
      </p>
      {date !== undefined && (
        <LiveSums>
          <p>
            <SumsDate date={date} />
          </p>
        </LiveSums>
      )}
      <NoReceipt />
      <CardGrid columns={2}>
        {goalsOf(money, 'project').map((goal) => (
          <FundingCard key={goal.id} goal={goal} raisedCents={date && money ? raisedFor(goal, money) : undefined} />
        ))}
      </CardGrid>
    </>
  );
}

function Items() {
  const t = useWords();
  return (
    <>
      <Heading>{t(tabNames.items)}</Heading>
      <p>{t(itemWords.lead)}</p>
      <CardGrid columns={2}>
        {t.now(neededItems).map(({ id, title, description }) => (
          <Card
            key={id}
            title={t(title)}
            level={3}
            edge="sky"
            actions={
              <Link
                className={buttonClass('quiet')}
                to={pathTo('contact', { reason: 'hello', message: `${t(itemWords.message)}${t(title)}. ` })}
              >
                {t(itemWords.offer)}: {t(title)}
              </Link>
            }
          >
            <p>{t(description)}</p>
          </Card>
        ))}
      </CardGrid>
    </>
  );
}
