import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { Card } from '#app/ui/card.tsx';
import { filterWords } from '#content/resources/filter.ts';
import { resourceWords } from '#content/resources/resource-words.ts';
import { resourceCategories } from '#content/resources/resources.ts';
import { AudienceLinks } from './audience-links.tsx';
import { useAudience } from './use-audience.ts';

/** The ten categories, or those for the people the visitor chose. */
export function Categories() {
  const t = useWords();
  const audience = useAudience();
  const shown = resourceCategories.filter(({ forWhom }) => !audience || forWhom.includes(audience));
  return (
    <>
      <AudienceLinks chosen={audience} withAll />
      <p role="status">
        {t(filterWords.shown, { shown: String(shown.length), all: String(resourceCategories.length) })}
      </p>
      <CardGrid>
        {shown.map(({ item, drawing }) => (
          <Card
            key={item.id}
            id={item.id}
            title={t(item.name)}
            drawing={{ src: drawing }}
            edge={item.colours.ground}
            isLink
            actions={<Link to={item.path}>{t(resourceWords.resourcesOpen, { page: t(item.name) })}</Link>}
          >
            <p>{t(item.description)}</p>
          </Card>
        ))}
      </CardGrid>
    </>
  );
}
