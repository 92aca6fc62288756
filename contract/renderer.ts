import type { Locale } from './locale.ts';
import type { Money } from './money.ts';
import type { EntryProblem, EntryRow, EntryValues, ListedEntry, SplitEntry } from './page-lists.ts';
import type { PageInEditing, PageText, TextProblem } from './page-texts.ts';
import type { PublishedProject } from './published-project.ts';
import type { Changes, SiteData } from './site-data.ts';

/** The path and the query of an address, as they stand in a URL. */
export type DrawnPlace = { readonly pathname: string; readonly search: string };

/** What a page runs and is styled with from inside itself, so that its policy can name it. */
export type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

export type Drawn = {
  readonly status: 200 | 404;
  readonly html: string;
  readonly inline: Inline;
  /** The names of all that it says, where it was drawn with changes, be it with none at all. */
  readonly said: ReadonlySet<string>;
};

/** The addresses of other services that pages load something from. Undefined and empty: none, or our own. */
export type Services = {
  readonly backend: string;
  readonly geocoder: string | undefined;
  /** `{s}` stands for the hosts over which a service spreads its pictures. */
  readonly mapTiles: string;
  readonly wavyText: string | undefined;
};

/**
 * What build and server ask of the site's own bundle (`dist/render/render.js`, made from app/render.tsx): neither of
 * them knows React or a page. Nothing here keeps state. All of it answers for addresses whose encoding is sound.
 */
export type Renderer = {
  /** Draws an address; `assets` is what the bundle was made with (`render/assets.json`). */
  drawPage(place: DrawnPlace, assets: object, data: SiteData): Promise<Drawn>;
  /**
   * What the query of an address means on its page: nothing, something for whoever asks, or something that nobody else
   * may see.
   */
  meaningOf(place: DrawnPlace): 'nothing' | 'something' | 'secret';
  /** Whether a page shows the published projects. */
  showsProjects(pathname: string): boolean;
  /** Whether a page shows what came in and what is collected for. */
  showsSums(pathname: string): boolean;
  /** Whether there is more of that than the build knew. */
  hasSums(money: Money | undefined): boolean;
  /** Whether a page shows events: what is over tomorrow. */
  showsEvents(pathname: string): boolean;
  /** Whether an event has this address, for its page or as a calendar. */
  hasEvent(pathname: string, changes: Changes): boolean;
  /**
   * A calendar (RFC 5545) of all events or of one, by its address, what the team has published of their list, and the day.
   */
  calendarFile(pathname: string, rows: readonly EntryRow[], today?: string, changes?: Changes): string | undefined;
  /** Of events that are deleted and not over the row that was shown last, with what calendars still say of it. */
  withdrawn(rows: readonly EntryRow[], today: string): ReadonlyMap<EntryRow, object>;
  /** The kind of an address of which only the pattern is known at build, with what it says: a slug, a category, a token. */
  patternOf(
    pathname: string,
  ): { readonly is: 'project' | 'project-category' | 'event' | 'status' | 'set-up'; readonly says: string } | undefined;
  /** The address of the page that is meant by a decoded path where nothing stands: /kontakt, /Contact. Undefined: nobody can tell. */
  pageMeant(pathname: string): string | undefined;
  /** The address of the project that somebody meant who writes it in another way: /projects/Shared Breastfeeding. */
  projectMeant(pathname: string, projects: readonly PublishedProject[]): string | undefined;
  /** Reads rows of public.projects. What cannot be shown is left out. */
  readProjects(rows: readonly unknown[]): PublishedProject[];
  /** Every address that exists with these projects and events, in both languages. */
  addressesOf(projects: readonly PublishedProject[], changes?: Changes): string[];
  robots(changes?: Changes): string;
  siteMap(published: SiteData): string;
  /** The QR code of the public address of a page, as a picture. */
  pageCode(pathname: string, changes?: Changes): string;
  /** All entries as a table that spreadsheets open, in the way each language writes sums. */
  booksFile(money: Money | undefined, locale: Locale): string;
  /** News as an Atom feed, with what the team has changed. */
  newsFeed(locale: Locale, changes?: Changes): string;
  /** What the search knows of projects and events, as entries of its index (app/features/search/search-page.ts). */
  searchPages(published: SiteData, locale: Locale): readonly object[];
  /** The pages that the search knows, without the language. */
  searchedPages: readonly string[];
  /** What the search knows of one of them. In: how the HTML of an address is read, and what the team has changed. */
  searchPageOf(
    path: string,
    locale: Locale,
    htmlOf: (address: string) => Promise<string>,
    changes?: Changes,
  ): Promise<object>;
  /** The texts that the team may change, each by a name that never changes. */
  texts: {
    builtIn(key: string): PageText | undefined;
    /** What is wrong with it; undefined where nothing of this kind stands. */
    checkText(key: string, text: PageText): TextProblem[] | undefined;
    /** The name that a text has now; null: it is gone. */
    nameNow(key: string): string | null;
    /** All that it ever had. */
    namesEver(key: string): string[];
    /** What was published, by the names of now; what could not be shown is left out. */
    readChanges(rows: readonly { readonly key: string; readonly text: unknown }[]): Changes;
    /** The main part of a page, in which each text stands in an element that names it. */
    drawMarked(place: DrawnPlace, assets: object, data: SiteData): Promise<PageInEditing>;
  };
  /** The lists that the team may change, by file and export. */
  lists: {
    isList(key: string): boolean;
    listKeys(): readonly string[];
    canBeEntry(key: string, id: string): boolean;
    /** The names of the texts of a built-in entry, by the ways of their fields. */
    textsOfEntry(key: string, id: string): Readonly<Record<string, string>>;
    /** As it is shown; without rows and changes as it is built in. */
    valuesOfEntry(key: string, id: string, rows?: readonly EntryRow[], changes?: Changes): EntryValues | undefined;
    checkValues(
      key: string,
      id: string,
      values: Readonly<Record<string, unknown>>,
      shown?: EntryValues,
    ): { readonly values: EntryValues; readonly problems: readonly EntryProblem[] };
    splitEntry(key: string, id: string, values: EntryValues, shown: EntryValues | undefined): SplitEntry;
    /** In its order, with what is hidden and deleted. */
    arrangeList(
      key: string,
      rows: readonly EntryRow[],
      changes?: Changes,
      today?: string,
    ): readonly Omit<ListedEntry, 'version'>[];
    /** The ids of the pictures of the library that its entries show. */
    picturesIn(key: string, rows: readonly EntryRow[]): readonly string[];
    /** What visitors see of it, for `SiteData.changes`. In: those pictures by their ids, as rows of public.pictures. */
    readList(key: string, rows: readonly EntryRow[], pictures?: ReadonlyMap<string, unknown>): unknown;
  };
  /** The values of the association that a variable sets, which the build knew. */
  fixedSettings: readonly string[];
  services: Services;
};
