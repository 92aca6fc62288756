import drawing from '#app/drawings/find-the-lost.svg';
import { useWords } from '#app/i18n/locale.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { PageBrief } from '#app/layout/page-brief.tsx';
import { pageMeta } from '#app/layout/page-meta.ts';
import { Passages } from '#app/layout/passages.tsx';
import { Sources } from '#app/layout/sources.tsx';
import { pathTo } from '#app/paths.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import {
  factsTitle,
  findersLaw,
  findTheLostBrief,
  findTheLostDrawing,
  findTheLostLead,
  findTheLostNext,
  findTheLostPassages,
  findTheLostTitle,
  firstVersion,
} from '#content/find-the-lost.ts';
import { squirrelFacts, squirrelSources } from '#content/squirrel-facts.ts';
import styles from './find-the-lost.module.css';

export const meta = pageMeta((t) => ({ title: t.of(findTheLostTitle), description: t.of(findTheLostLead) }));

export default function FindTheLost() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t.of(findTheLostTitle)}</PageTitle>
      <img className={styles.picture} src={drawing} width="720" height="300" alt={t.of(findTheLostDrawing)} />
      <p>{t.of(findTheLostLead)}</p>
      <p className={styles.first}>{t.of(firstVersion)}</p>
      <PageBrief brief={findTheLostBrief} />
      <Passages passages={findTheLostPassages} />
      <section className={styles.facts}>
        <h2>{t.of(factsTitle)}</h2>
        <ol>
          {squirrelFacts.map(({ text }) => (
            <li key={t.of(text)}>{t.of(text)}</li>
          ))}
        </ol>
      </section>
      <Sources sources={[findersLaw, ...squirrelSources.sources]} lastChecked={squirrelSources.lastChecked} />
      <NextStep
        text={t.of(findTheLostNext.text)}
        label={t.of(findTheLostNext.label)}
        to={pathTo('contact', { reason: 'help', message: t.of(findTheLostNext.message), source: 'Find the Lost' })}
      />
    </Page>
  );
}
