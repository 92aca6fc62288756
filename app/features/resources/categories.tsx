import type { ReactNode } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useScript } from '#app/islands/use-script.ts';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { filterWords } from '#content/resources/filter.ts';
import { resourceWords } from '#content/resources/resource-words.ts';
import type { Audience } from '#content/resources/resource.ts';
import { resourceCategories } from '#content/resources/resources.ts';
import { AudienceLinks } from './audience-links.tsx';

/**
 * The ten categories; only those for `audience` are shown. `app/browser/on-page/audience.ts` changes that in place, also
 * in `children`, which stand above them: what has `data-for` is shown for that audience only.
 */
export function Categories({ audience, children }: { audience: Audience | undefined; children: ReactNode }) {
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
      {children}
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
