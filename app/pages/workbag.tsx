import { NextStep } from '#app/blocks/next-step.tsx';
import workbagDrawing from '#app/drawings/workbag.svg';
import { EditLink } from '#app/features/workbag/edit-link.island.tsx';
import { MakeLink } from '#app/features/workbag/make-link.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { Article } from '#app/layout/article.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { makeWords, words, workbagLinks, type WorkbagLink } from '#content/contact/workbag.ts';
import { pageNames } from '#content/pages.ts';
import { reasons } from '#contract/reasons.ts';

export const head = pageHead(pageNames.workbag, words.lead);

export default function Workbag({ t, query }: PageProps) {
  return (
    <Article
      area="sky"
      title={t(pageNames.workbag)}
      lead={t(words.lead)}
      drawing={workbagDrawing}
      next={<NextStep text={words.sheets} label={words.toSheets} to={pathTo('printables')} />}
      sections={[
        {
          title: t(makeWords.title),
          drawing: '/drawings/bag-link.svg',
          body: (
            <div id="make">
              <p>{t(makeWords.text)}</p>
              <MakeLink query={query} />
            </div>
          ),
        },
        {
          title: t(words.links),
          drawing: '/drawings/bag-ready.svg',
          body: (
            <CardGrid columns={1}>
              {t.now(workbagLinks).map((link) => (
                <LinkCard key={link.id} link={link} />
              ))}
            </CardGrid>
          ),
        },
      ]}
    />
  );
}

function LinkCard({ link }: { link: WorkbagLink }) {
  const t = useWords();
  const { reason, source } = link;
  const message = t(link.defaultMessage);
  const carried = { reason, message, source };
  return (
    <Card
      title={t(link.title)}
      level={3}
      actions={
        <>
          <Link className={buttonClass('quiet')} to={pathTo('contact', carried)}>
            {t(words.test)}
          </Link>
          <Island of={EditLink} until="account" to={`${pathTo('workbag', carried)}#make`} />
        </>
      }
    >
      <p>{t(link.description)}</p>
      <FactList
        facts={[
          { name: t(words.reason), text: t(reasons[reason]) },
          { name: t(words.source), text: source },
          { name: t(words.message), text: message },
        ]}
      />
    </Card>
  );
}
