import type { ContactField, ContactTyped } from './contact-fields.ts';
import type { FoundField } from './found-fields.ts';
import type { MessageStatus } from './inbox-message.ts';
import type { Localized } from './locale.ts';
import type { Money } from './money.ts';
import type { PublishedProject } from './published-project.ts';
import type { reportNames } from './report-values.ts';

/**
 * What a page needs besides its address: whatever changes while the server runs, or belongs to one visitor. Plain values
 * in, so that the same ones always give the same page.
 */
export type SiteData = {
  /** What the team has published, the newest first. */
  readonly projects: readonly PublishedProject[];
  /** What is collected for, and what came in and went out. Undefined: nobody has asked the database. */
  readonly money?: Money | undefined;
  /** /status/{token}: what became of the message. Undefined: nobody has looked it up, the browser does. */
  readonly status?: FoundStatus;
  /** Whether its number and link, asked for by mail without JavaScript, are on their way. */
  readonly mailed?: 'yes' | 'no';
  /** /status: a number and an address that were looked up, and why that leads nowhere. */
  readonly lookedUp?: LookedUpInVain;
  /** A form of Contact that came back: what was typed, and why it did not arrive. */
  readonly refused?: RefusedForm;
  /** The same of a report of a found or lost thing. */
  readonly refusedReport?: RefusedReport;
  /**
   * What the team has changed of texts, lists and `content/site.ts`, by name: `resources/books#books.neurotribes.why`. An
   * entry counts for all that is in it.
   */
  readonly changes?: Changes;
  /** The day where the team is. Undefined: nobody knows it, as at build; then nothing is over. */
  readonly today?: string;
  /** Drawn with somebody's drafts, for whoever has the link: nobody shall find it by searching. */
  readonly isPreview?: boolean;
};

export type Changes = ReadonlyMap<string, unknown>;

const known = new WeakMap<Changes, ReadonlySet<string>>();

/** The names of what was changed, and of all that it stands in: a change of `a#b.c` is one of `a#b`. */
export function touchedBy(changes: Changes): ReadonlySet<string> {
  const found = known.get(changes);
  if (found) return found;
  const touched = new Set<string>();
  for (const key of changes.keys())
    for (let end = key.length; end > key.indexOf('#'); end = key.lastIndexOf('.', end - 1))
      touched.add(key.slice(0, end));
  known.set(changes, touched);
  return touched;
}

export type FoundStatus = MessageStatus | { readonly status: 'unknown' | 'away' };

export type LookedUpInVain = { readonly reference: string; readonly email: string; readonly failure: string };

export type RefusedForm = {
  readonly typed: ContactTyped;
  readonly problems: Readonly<Partial<Record<ContactField, Localized>>>;
  /** What is wrong where it is no field. */
  readonly failure?: string;
  /** Whether the answer is not due in days: it asks for the date of the first event. */
  readonly later?: boolean;
};

export type RefusedReport = {
  readonly typed: Readonly<Record<(typeof reportNames)[number], string>>;
  readonly problems: Readonly<Partial<Record<FoundField, Localized>>>;
  /** Whether it came without anything that could be sent. */
  readonly isEmpty: boolean;
  readonly failure?: string;
};

export const noChanges: Changes = new Map();

/** Before anything is published, and where nobody sends anything. */
export const noData: SiteData = { projects: [] };
