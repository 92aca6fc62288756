import type { Checked, Source } from '#content/blocks/source.ts';
import type { Localized } from '#contract/locale.ts';

/** A fact for the small pleasure of it, and where we read it. */
type SquirrelFact = { readonly id: string; readonly text: Localized; readonly source: Source };

const bund: Source = {
  title: 'BUND Pfinztal: Fundgrube Natur',
  url: 'https://www.bund-pfinztal.de/fundgrube-natur/dezember-2023/',
  lang: 'de',
};
const aktion: Source = {
  title: 'Aktion Eichhörnchen',
  url: 'https://aktion-eichhoernchen.de/wp_aktion/?page_id=6388',
  lang: 'de',
};

/** Seven, as the popup of Find the Lost promises (FIND-02). */
export const squirrelFacts: readonly SquirrelFact[] = [
  {
    id: 'winter',
    text: {
      en: 'Red squirrels don’t sleep through the winter. They rest a lot and go out to look for food.',
      de: 'Eichhörnchen halten keinen Winterschlaf. Sie ruhen viel und gehen hinaus, um Futter zu suchen.',
    },
    source: aktion,
  },
  {
    id: 'smell',
    text: {
      en: 'They can smell a hidden nut, even under snow.',
      de: 'Sie können eine versteckte Nuss riechen, sogar unter Schnee.',
    },
    source: aktion,
  },
  {
    id: 'pretend',
    text: {
      en: 'When they’re being watched, some squirrels only pretend to bury a nut. They hide it somewhere else later.',
      de: 'Wenn jemand zusieht, tun manche nur so, als ob sie eine Nuss vergraben. Sie verstecken sie später woanders.',
    },
    source: {
      title: 'Squirrel fun facts, tkanemoto.com',
      url: 'https://www.tkanemoto.com/pages/fun-facts/squirrels',
      lang: 'en',
    },
  },
  {
    id: 'sort',
    text: {
      en: 'Fox squirrels in Berkeley can sort their stores by kind of nut.',
      de: 'Fuchshörnchen in Berkeley können ihre Vorräte nach Nussarten sortieren.',
    },
    source: {
      title: 'phys.org: Fox squirrels in Berkeley (2017)',
      url: 'https://phys.org/news/2017-09-fox-squirrels-chunking-favorite-nuts.html',
      lang: 'en',
    },
  },
  {
    id: 'feet',
    text: {
      en: 'Their hind feet can turn far back. That’s how a squirrel can run down a tree head first.',
      de: 'Ihre Hinterfüße lassen sich weit nach hinten drehen. So läuft ein Eichhörnchen mit dem Kopf voran den Baum hinunter.',
    },
    source: { title: 'Squirrels, simonteakettle.com', url: 'https://simonteakettle.com/squirrels.htm', lang: 'en' },
  },
  {
    id: 'nests',
    text: {
      en: 'A squirrel has several round nests and uses them in turn. In German such a nest is called Kobel.',
      de: 'Ein Eichhörnchen hat mehrere runde Nester und benutzt sie abwechselnd. So ein Nest heißt Kobel.',
    },
    source: bund,
  },
  {
    id: 'sprout',
    text: {
      en: 'Forgotten nuts can sprout, so squirrels plant trees without meaning to.',
      de: 'Vergessene Nüsse können keimen. So pflanzen Eichhörnchen Bäume, ohne es zu wollen.',
    },
    source: bund,
  },
];

export const squirrelSources: Checked = {
  sources: squirrelFacts.map(({ source }) => source),
  lastChecked: '2026-11-20',
};
