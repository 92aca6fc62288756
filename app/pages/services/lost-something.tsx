import { Passages } from '#app/blocks/passages.tsx';
import { ReportWaysAround } from '#app/blocks/report-ways-around.tsx';
import { LostSomething } from '#app/features/find-the-lost/lost-something.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { headOfForm } from '#app/layout/page-head.ts';
import { ReportPage } from '#app/layout/report-page.tsx';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { lostChecklist, lostPassages, lostChecked, lostSteps, lostWords } from '#content/found/lost-something.ts';
import { site } from '#content/site.ts';
import styles from './lost-something.module.css';

export const head = headOfForm('refusedReport', ({ t }) => ({
  title: t(lostWords.title),
  description: t(lostWords.lead),
}));

export default function LostSomethingPage({ t, data }: PageProps) {
  return (
    <ReportPage
      title={lostWords.title}
      lead={lostWords.lead}
      door={{ words: lostWords.door, to: pathTo('services/find-the-lost') }}
      beside={<Passages passages={lostPassages} />}
      checked={lostChecked}
    >
      <Disclosure closed={t(lostChecklist.title)}>
        <p>{t(lostChecklist.text)}</p>
        <ul className={styles.steps}>
          {t(lostSteps).map((step) => (
            <li key={step}>
              <label>
                <input type="checkbox" autoComplete="off" /> <span>{step}</span>
              </label>
            </li>
          ))}
        </ul>
      </Disclosure>
      <Island
        of={LostSomething}
        until="draft:lost-item"
        days={t.now(site).answerDays.value}
        mapStart={t.now(site).map.start.value}
        refused={data.refusedReport}
      />
      <ReportWaysAround
        text={lostWords.contact}
        label={lostWords.contactLabel}
        to={pathTo('contact', { reason: 'lost-item', message: t(lostWords.contactMessage), source: 'Lost something' })}
      />
    </ReportPage>
  );
}
