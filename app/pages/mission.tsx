import type { ReactNode } from 'react';
import { NextStep } from '#app/blocks/next-step.tsx';
import { passageSections } from '#app/blocks/passages.tsx';
import missionDrawing from '#app/drawings/mission.svg';
import bookStyles from '#app/features/books/books.module.css';
import { bankAccountOf } from '#app/features/donate/bank-account.ts';
import { NoReceipt } from '#app/features/donate/no-receipt.tsx';
import { Raised } from '#app/features/donate/raised.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Article } from '#app/layout/article.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Lines } from '#app/ui/lines.tsx';
import { More } from '#app/ui/more.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { pageNames } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { bankWords, referenceWord } from '#content/support/bank.ts';
import {
  bankTitle,
  before,
  brief,
  budget,
  budgetWords,
  checked,
  drawing,
  lead,
  legal,
  next,
  phaseItems,
  phases,
  phasesTitle,
  toTransfer,
  words,
} from '#content/support/mission.ts';
import type { Money } from '#contract/money.ts';
import styles from './mission.module.css';

export const head = pageHead(pageNames.mission, lead);

export default function Mission({ t, data: { money } }: PageProps) {
  return (
    <Article
      area="sky"
      title={t(pageNames.mission)}
      lead={t(lead)}
      drawing={missionDrawing}
      alt={t(drawing)}
      notice={
        <>
          <p>
            {/* The tab of the online payment (ui/tabs.tsx). */}
            <Link className={buttonClass('giving')} to={`${pathTo('support')}#panel-online`}>
              {t(words.donate)}
            </Link>
          </p>
          <NoReceipt />
        </>
      }
      brief={brief}
      sections={[
        ...passageSections(t, before),
        { title: t(phasesTitle), drawing: '/drawings/plan-steps.svg', body: <Phases money={money} /> },
        {
          title: t(budgetWords.title),
          drawing: '/drawings/plan-coins.svg',
          closed: t(budgetWords.open),
          body: <Budget />,
        },
        ...passageSections(t, [legal]),
        { title: t(bankTitle), drawing: '/drawings/plan-transfer.svg', body: <Account /> },
      ]}
      checked={checked}
      next={<NextStep {...next} to={pathTo('support')} />}
      end={
        <div>
          <Link to={pathTo('home')}>{t(words.back)}</Link>
        </div>
      }
    />
  );
}

/** The current phase is open, the others on request. */
function Phases({ money }: { money: Money | undefined }) {
  const t = useWords();
  return (
    <>
      <Raised money={money} kind="mission" />
      <ul className={styles.phases}>
        {t.now(phases).map(({ title, cost, items, highlight, text }) => (
          <li key={t(title)} className={highlight ? styles.current : undefined}>
            <Heading level={3}>{t(title)}</Heading>
            {highlight && text && (
              <p>
                <Tag>
                  <strong>{t(text)}</strong>
                </Tag>
              </p>
            )}
            <p>{t(cost)}</p>
            {highlight && <Raised money={money} kind="phase" />}
            <PhaseItems isOpen={highlight} words={t(phaseItems)}>
              <Lines of={t(items)} as="ol" />
            </PhaseItems>
          </li>
        ))}
      </ul>
    </>
  );
}

const PhaseItems = ({ isOpen, words, children }: { isOpen: boolean; words: string; children: ReactNode }) =>
  isOpen ? children : <More words={words}>{children}</More>;

/** Where a transfer goes; it is announced on the page for all ways to give. */
function Account() {
  const t = useWords();
  const { holder, iban } = bankAccountOf(t.now(site));
  return (
    <>
      {iban.example && (
        <p>
          <strong>{t(bankWords.example)}</strong>
        </p>
      )}
      <dl className={styles.account}>
        <dt>{t(bankWords.holder)}</dt>
        <dd>{holder.value}</dd>
        <dt>{t(bankWords.iban)}</dt>
        <dd>{iban.value}</dd>
        <dt>{t(bankWords.reference)}</dt>
        <dd>{t(referenceWord)}</dd>
      </dl>
      <div>
        <Link to={pathTo('support')}>{t(toTransfer)}</Link>
      </div>
    </>
  );
}

function Budget() {
  const t = useWords();
  const amount = new Intl.NumberFormat(t.locale);
  const range = (least: number, most: number) =>
    least === most ? amount.format(least) : `${amount.format(least)}–${amount.format(most)}`;
  const { goal } = t.now(site).mission;
  const sum = (of: 'least' | 'most') => budget.reduce((total, line) => total + line[of], 0);
  return (
    <table className={bookStyles.sums} aria-label={t(budgetWords.title)}>
      <thead>
        <tr>
          <th scope="col">{t(budgetWords.what)}</th>
          <th scope="col">{t(budgetWords.euro)}</th>
        </tr>
      </thead>
      <tbody>
        {t.now(budget).map(({ name, least, most }) => (
          <tr key={t(name)}>
            <th scope="row">{t(name)}</th>
            <td>{range(least, most)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t(budgetWords.free)}</th>
          <td>{range(goal - sum('most'), goal - sum('least'))}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(budgetWords.total)}</th>
          <td>
            <strong>{amount.format(goal)}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
