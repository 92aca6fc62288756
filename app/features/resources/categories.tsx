import { Link } from '#app/i18n/link.tsx';
import { useScript } from '#app/islands/use-script.ts';
import { useWords } from '#app/i18n/locale.ts';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { filterWords } from '#content/resources/filter.ts';
import { resourceWords } from '#content/resources/resource-words.ts';
import type { Audience } from '#content/resources/resource.ts';
import { resourceCategories } from '#content/resources/resources.ts';
import { AudienceLinks } from './audience-links.tsx';

/** The ten categories; only those for `audience` are shown. `app/browser/on-page/audience.ts` changes that in place. */
export function Categories({ audience }: { audience: Audience | undefined }) {
  const t = useWords();
  const shownFor = (audience: Audience | undefined) =>
    t
      .now(resourceCategories)
      .filter(({ forWhom }) => !audience || forWhom.includes(audience))
      .map(({ item }) => item.id);
  const shown = shownFor(audience);
  const all = resourceCategories.length;
  return (
    <div {...useScript('audience')}>
      <AudienceLinks choice={{ chosen: audience, shownFor }} />
      <p role="status" data-words={t(filterWords.shown, { shown: '{shown}', all })}>
        {t(filterWords.shown, { shown: shown.length, all })}
      </p>
      <CardGrid>
        {t.now(resourceCategories).map(({ item, drawing }) => (
          <Card
            key={item.id}
            id={item.id}
            title={t(item.name)}
            drawing={{ src: drawing }}
            edge={item.colours.ground}
            isLink
            isRow
            isHidden={!shown.includes(item.id)}
            actions={
              <Link to={item.path}>
                <span>{t(resourceWords.resourcesOpen, { page: t(item.name) })}</span>
              </Link>
            }
          >
            <p>{t(item.description)}</p>
          </Card>
        ))}
      </CardGrid>
    </div>
  );
}
