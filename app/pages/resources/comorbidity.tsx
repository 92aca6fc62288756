import { NextStep } from '#app/blocks/next-step.tsx';
import { KeptResourceNav } from '#app/blocks/resource-nav.tsx';
import { RichText } from '#app/blocks/rich-text.tsx';
import { Article } from '#app/layout/article.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pageNames } from '#content/pages.ts';
import { comorbidityWords as words, conditions } from '#content/resources/comorbidity.ts';
import styles from './comorbidity.module.css';

export const head = pageHead(pageNames['resources/comorbidity'], words.lead);

export default function Comorbidity({ t }: PageProps) {
  return (
    <Article
      area="sage"
      title={t(pageNames['resources/comorbidity'])}
      lead={t(words.lead)}
      drawing="/drawings/comorbidity.svg"
      notice={
        <p>
          <RichText text={t(words.also)} />
        </p>
      }
      sections={t.now(conditions).map(({ id, name, drawing, text, help }) => ({
        title: t(name),
        drawing,
        body: (
          <div id={id}>
            {t(text).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className={styles.help}>{t(help)}</p>
          </div>
        ),
      }))}
      checked={words.checked}
      next={<NextStep {...words.next} to={words.next.path} />}
      end={<KeptResourceNav current="resources/comorbidity" />}
    />
  );
}
