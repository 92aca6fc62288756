import mat from '#app/drawings/support-mat.svg';
import printer from '#app/drawings/support-printer.svg';
import senses from '#app/drawings/support-senses.svg';
import tools from '#app/drawings/support-tools.svg';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { LiveSums } from '#app/parts/live-sums.tsx';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { fundingProjects, fundingWords, type FundingIcon } from '#content/support/support.ts';
import type { FundingGoal } from '#contract/money.ts';
import { SumBar } from './sum-bar.tsx';

const drawings: Record<FundingIcon, string> = { mat, printer, senses, tools };

type Props = {
  goal: FundingGoal;
  /** Undefined: there are no sums yet, and a sample stands here. */
  raisedCents: number | undefined;
};

/** Something we collect for: how much is there, as a bar and in words. One that the team has added has no description. */
export function FundingCard({ goal, raisedCents }: Props) {
  const t = useWords();
  const about = t.now(fundingProjects).find(({ id }) => id === goal.id);
  const title = t(goal.title);
  return (
    <Card
      title={title}
      level={3}
      drawing={{ src: drawings[about?.icon ?? 'tools'] }}
      actions={
        <Link
          className={buttonClass('quiet')}
          to={pathTo('contact', { reason: 'project', project: title })}
          aria-label={`${t(fundingWords.ask)}: ${title}`}
        >
          {t(fundingWords.ask)}
        </Link>
      }
    >
      {about && <p>{t(about.description)}</p>}
      {raisedCents === undefined ? (
        <SumBar title={title} raisedCents={(about?.currentAmount ?? 0) * 100} targetCents={goal.targetCents} />
      ) : (
        <LiveSums>
          <SumBar title={title} raisedCents={raisedCents} targetCents={goal.targetCents} />
        </LiveSums>
      )}
    </Card>
  );
}
