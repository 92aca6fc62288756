import { discussToolLink, tellMeLink } from '#app/features/resources/contact-links.ts';
import { ResourceAction } from '#app/features/resources/resource-action.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { paletteColour } from '#app/lib/view/palette.ts';
import { KeepButton } from '#app/parts/keep-button.tsx';
import { areaClass, type AreaColour } from '#app/ui/area-colours.ts';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { More } from '#app/ui/more.tsx';
import { toolWords } from '#content/resources/tool-words.ts';
import type { ListedTool } from '#content/resources/tool.ts';
import { ResourceFacts } from './resource-facts.tsx';
import styles from './tool-cards.module.css';

/** The page that they stand on. */
type ToolPage = 'resources/ai-tools' | 'resources/community';

/** Groups and tools: a card for each that is open, and one card for all that are only planned. */
export function ToolCards({ page, tools }: { page: ToolPage; tools: readonly ListedTool[] }) {
  const t = useWords();
  const open = t.now(tools).filter(({ item }) => item.link !== undefined);
  const planned = t.now(tools).filter(({ item }) => item.link === undefined);
  return (
    <>
      {open.length > 0 && (
        <CardGrid columns={2}>
          {open.map((tool, index) => (
            <OpenTool key={tool.id} page={page} tool={tool} edge={paletteColour(index)} />
          ))}
        </CardGrid>
      )}
      {planned.length > 0 && <PlannedTools tools={planned} />}
    </>
  );
}

function OpenTool({ page, tool: { id, item, facts }, edge }: { page: ToolPage; tool: ListedTool; edge: AreaColour }) {
  const t = useWords();
  const { title, description, link = '', image } = item;
  const name = t(title);
  const address = `${page}#${id}`;
  return (
    <Card
      id={id}
      title={name}
      drawing={{ src: image }}
      edge={edge}
      isBeside
      actions={
        <>
          <ResourceAction label={t(toolWords.visit)} name={name} href={link} />
          <ResourceAction label={t(toolWords.discuss)} name={name} to={discussToolLink(item, t)} isPlain />
        </>
      }
    >
      <p>{t(description)}</p>
      {facts ? (
        <ResourceFacts id={address} name={name} link={link} facts={facts} />
      ) : (
        <p>
          <KeepButton id={address} name={name} />
        </p>
      )}
    </Card>
  );
}

/**
 * What is not open yet has no facts, and nothing to keep for later: a line for each, with the way to hear of it. To talk
 * about it somebody writes to us.
 */
function PlannedTools({ tools }: { tools: readonly ListedTool[] }) {
  const t = useWords();
  return (
    <section className={styles.planned}>
      <Heading>{t(toolWords.planned)}</Heading>
      <ul>
        {tools.map(({ id, item }, index) => {
          const name = t(item.title);
          return (
            <li key={id} className={areaClass(paletteColour(index))}>
              <img src={item.image} width="64" height="64" alt="" loading="lazy" />
              <div>
                <Heading level={3}>{name}</Heading>
                <p>{t(item.description)}</p>
                <p className={styles.way}>
                  <ResourceAction label={t(toolWords.tell)} name={name} to={tellMeLink(item, t)} isPlain />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <More words={t(toolWords.discuss)} className={styles.discuss}>
        {tools.map(({ id, item }) => (
          <Link key={id} to={discussToolLink(item, t)} aria-label={`${t(toolWords.discuss)}: ${t(item.title)}`}>
            {t(item.title)}
          </Link>
        ))}
      </More>
    </section>
  );
}
