import mat from '#app/drawings/support-mat.svg';
import printer from '#app/drawings/support-printer.svg';
import senses from '#app/drawings/support-senses.svg';
import tools from '#app/drawings/support-tools.svg';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { fundingWords, type FundingIcon, type FundingProject } from '#content/support/support.ts';
import styles from './donate.module.css';

const drawings: Record<FundingIcon, string> = { mat, printer, senses, tools };

/** Something we collect for: how much is there, as a bar and in words. */
export function FundingCard({ project }: { project: FundingProject }) {
  const t = useWords();
  const { targetAmount, currentAmount, icon } = project;
  const title = t(project.title);
  const amount = new Intl.NumberFormat(t.locale);
  const share = Math.min(1, currentAmount / targetAmount);
  return (
    <Card
      title={title}
      level={3}
      drawing={{ src: drawings[icon] }}
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
      <p>{t(project.description)}</p>
      <progress
        className={styles.bar}
        value={Math.min(currentAmount, targetAmount)}
        max={targetAmount}
        aria-label={`${t(fundingWords.raised)}: ${title}`}
      />
      <p>
        {t(fundingWords.sum, {
          raised: amount.format(currentAmount),
          target: amount.format(targetAmount),
          percent: Math.round(share * 100),
        })}
      </p>
    </Card>
  );
}
