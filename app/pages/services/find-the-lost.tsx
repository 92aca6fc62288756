import { MessageLink } from '#app/blocks/message-link.tsx';
import { Passages } from '#app/blocks/passages.tsx';
import { ReportWaysAround } from '#app/blocks/report-ways-around.tsx';
import drawing from '#app/drawings/find-the-lost.svg';
import { FindTheLost } from '#app/features/find-the-lost/find-the-lost.island.tsx';
import { SquirrelFacts } from '#app/features/find-the-lost/squirrel-facts.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { headOfForm } from '#app/layout/page-head.ts';
import { ReportPage } from '#app/layout/report-page.tsx';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { NotLoaded } from '#app/ui/not-loaded.tsx';
import {
  findTheLostContact,
  findTheLostDoor,
  findTheLostDrawing,
  findTheLostLead,
  findTheLostMore,
  findTheLostPassages,
  findTheLostChecked,
  findTheLostTitle,
  findTheLostWhy,
  firstVersion,
} from '#content/found/find-the-lost.ts';
import { squirrelWords } from '#content/found/squirrel-words.ts';
import { stickers } from '#content/found/stickers.ts';
import { site } from '#content/site.ts';

export const head = headOfForm('refusedReport', ({ t }) => ({
  title: t(findTheLostTitle),
  description: t(findTheLostLead),
}));

export default function FindTheLostPage({ t, data }: PageProps) {
  return (
    <ReportPage
      title={findTheLostTitle}
      lead={findTheLostLead}
      door={{ words: findTheLostDoor, to: pathTo('services/lost-something') }}
      beside={
        <>
          <img src={drawing} width="720" height="300" alt={t(findTheLostDrawing)} loading="lazy" />
          <p>{t(findTheLostWhy)}</p>
          <p>{t(firstVersion)}</p>
          <Island of={SquirrelFacts} until="press" />
          <NotLoaded failed={t(squirrelWords.failed)} />
        </>
      }
      checked={findTheLostChecked}
    >
      <Island
        of={FindTheLost}
        until="draft:find-the-lost"
        days={t.now(site).answerDays.value}
        mapStart={t.now(site).map.start.value}
        refused={data.refusedReport}
      />
      <ReportWaysAround
        text={findTheLostContact.text}
        label={findTheLostContact.label}
        to={pathTo('contact', {
          reason: 'find-the-lost',
          message: t(findTheLostContact.message),
          source: 'Find the Lost',
        })}
      />
      <Disclosure closed={t(findTheLostMore)}>
        <Passages passages={findTheLostPassages} />
      </Disclosure>
      <section aria-labelledby="stickers">
        <h2 id="stickers">{t(stickers.title)}</h2>
        <p>{t(stickers.text)}</p>
        <MessageLink
          subject={{ kind: 'sticker-feedback' }}
          className={buttonClass('quiet')}
          to={pathTo('contact', { reason: 'feedback', message: t(stickers.message), source: 'Find the Lost' })}
        >
          {t(stickers.open)}
        </MessageLink>
      </section>
    </ReportPage>
  );
}
