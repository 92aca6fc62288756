import missionDrawing from '#app/drawings/mission.svg';
import { Bank } from '#app/features/donate/bank.tsx';
import { onlinePanel } from '#app/features/donate/online-panel.ts';
import { NoReceipt } from '#app/features/donate/no-receipt.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { PageBrief } from '#app/layout/page-brief.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { Sources } from '#app/layout/sources.tsx';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { Card } from '#app/ui/card.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { Tag } from '#app/ui/tag.tsx';
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
  phases,
  phasesTitle,
  words,
  type Phase,
} from '#content/support/mission.ts';
import { pageNames } from '#content/pages.ts';
import { site } from '#content/site.ts';
import styles from './mission.module.css';

export const head = pageHead((t) => ({ title: t(pageNames.mission), description: t(lead) }));

export default function Mission() {
  const t = useWords();
  return (
    <Page wide>
      <div className={styles.top}>
        <div>
          <p>
            <Link to={pathTo('home')}>{t(words.back)}</Link>
          </p>
          <PageTitle>{t(pageNames.mission)}</PageTitle>
          <p className={styles.lead}>{t(lead)}</p>
          <p>
            <Link className={buttonClass('giving')} to={pathTo('support') + onlinePanel}>
              {t(words.donate)}
            </Link>
          </p>
          <NoReceipt />
        </div>
        <img className={styles.picture} src={missionDrawing} width="560" height="420" alt={t(drawing)} />
      </div>
      <PageBrief brief={brief} />
      <Passages passages={before} />
      <Heading>{t(phasesTitle)}</Heading>
      <CardGrid columns={2}>
        {t.now(phases).map((phase) => (
          <PhaseCard key={t(phase.title)} phase={phase} />
        ))}
      </CardGrid>
      <Budget />
      <Passages passages={[legal]} />
      <Heading>{t(bankTitle)}</Heading>
      <NoReceipt />
      <Bank />
      <Sources {...checked} />
      <NextStep text={t(next.text)} label={t(next.label)} to={pathTo('support')} />
    </Page>
  );
}

function PhaseCard({ phase }: { phase: Phase }) {
  const t = useWords();
  return (
    <Card title={t(phase.title)} level={3} edge={phase.highlight ? 'mustard' : 'sky'}>
      {phase.highlight && phase.text && (
        <p>
          <Tag>
            <strong>{t(phase.text)}</strong>
          </Tag>
        </p>
      )}
      <p>{t(phase.cost)}</p>
      <ol>
        {t(phase.items).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Card>
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
    <section>
      <h2 id="budget">{t(budgetWords.title)}</h2>
      <table className={styles.budget} aria-labelledby="budget">
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
            <th scope="row">{t(budgetWords.open)}</th>
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
    </section>
  );
}
