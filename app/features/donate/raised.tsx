import { useWords } from '#app/i18n/locale.ts';
import { goalsOf, raisedFor, sumsAsOf } from '#app/lib/published/sums.ts';
import { LiveSums } from '#app/parts/live-sums.tsx';
import type { FundingGoal, Money } from '#contract/money.ts';
import { SumBar } from './sum-bar.tsx';
import { SumsDate } from './sums-date.tsx';

/** How much of the mission, or of its current phase, is there; of the mission also since when. Nothing before the first entry. */
export function Raised({ money, kind }: { money: Money | undefined; kind: Exclude<FundingGoal['kind'], 'project'> }) {
  const t = useWords();
  const date = sumsAsOf(money, t.locale);
  if (!money || date === undefined) return null;
  return goalsOf(money, kind).map((goal) => (
    <LiveSums key={goal.id}>
      <SumBar title={t(goal.title)} raisedCents={raisedFor(goal, money)} targetCents={goal.targetCents}>
        {kind === 'mission' && <SumsDate date={date} />}
      </SumBar>
    </LiveSums>
  ));
}
