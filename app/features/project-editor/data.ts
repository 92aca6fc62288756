import { readToken } from '#app/lib/account/ask-function.ts';
import { tables } from '#app/lib/account/data-client.ts';
import { askTables, tableCodes, type TableAnswer, type TableFailure } from '#app/lib/backend/ask-tables.ts';
import { untoldDrafts } from '#app/lib/forms/untold-drafts.ts';
import type { Result } from '#contract/failures.ts';
import { contentColumns, contentOf, differences, readValues, type Content, type Row, type Values } from './values.ts';

/** A draft as the server keeps it. */
export type KeptDraft = {
  readonly project_id: string;
  readonly author_id: string;
  readonly content: unknown;
  /** `updated_at` of the row it began with. */
  readonly began_with: string | null;
  readonly saved_at: string;
};

/** A draft as it is typed. */
export type TabDraft = { readonly values: Values; readonly beganWith: string | null };

const form = '@project-editor';

/** The drafts in this tab, by their projects. */
export const draftsInTab = untoldDrafts<TabDraft>(form);

export type Version = {
  readonly id: number;
  readonly author_id: string | null;
  readonly content: unknown;
  readonly is_published: boolean;
  readonly created_at: string;
};

const columns = ['id', ...contentColumns, 'published_at', 'updated_at'].join();

const projects = () => tables.from('projects');

/** All projects that the team can see, the newest change first. */
export const listProjects = (): Promise<TableAnswer<Row[]>> =>
  askTables(projects().select(columns).order('updated_at', { ascending: false }));

/** The drafts of the whole team; of the others' only that they are there. */
export async function listDrafts(userId: string): Promise<TableAnswer<{ own: KeptDraft[]; others: KeptDraft[] }>> {
  const drafts = () => tables.from('project_drafts');
  const [own, others] = await Promise.all([
    askTables<KeptDraft[]>(drafts().select('*').eq('author_id', userId)),
    askTables<KeptDraft[]>(drafts().select('project_id,author_id,saved_at').neq('author_id', userId)),
  ]);
  if (!own.ok) return own;
  return others.ok ? { ok: true, value: { own: own.value, others: others.value } } : others;
}

/** The versions of a project, the newest first. */
export const listVersions = (projectId: string): Promise<TableAnswer<Version[]>> =>
  askTables(
    tables
      .from('project_versions')
      .select('id,author_id,content,is_published,created_at')
      .eq('project_id', projectId)
      .order('id', { ascending: false }),
  );

/** Makes a call for the account that wrote what it is about: somebody else may be signed in by now. */
async function askAs<Value>(as: string, call: OfTables): Promise<TableAnswer<Value>> {
  const token = await readToken(as);
  if (!token.ok)
    return { ok: false, because: token.because === 'unreachable' ? 'unreachable' : 'signedOut', detail: '' };
  return askTables<Value>(call.setHeader('authorization', `Bearer ${token.value}`));
}

type OfTables = Parameters<typeof askTables>[0] & { setHeader: (name: string, value: string) => OfTables };

/** Keeps a draft over the last one of the same author. Out: the draft, with its time by the server's clock. */
export async function keepDraftThere(draft: Omit<KeptDraft, 'saved_at'>): Promise<TableAnswer<KeptDraft>> {
  const kept = await askAs<{ saved_at: string }>(
    draft.author_id,
    tables.from('project_drafts').upsert(draft, { onConflict: 'project_id,author_id' }).select('saved_at').single(),
  );
  return kept.ok ? { ok: true, value: { ...draft, ...kept.value } } : kept;
}

export const deleteDraftThere = (projectId: string, userId: string): Promise<TableAnswer<null>> =>
  askAs(userId, tables.from('project_drafts').delete().match({ project_id: projectId, author_id: userId }));

/** What became of saving: the row; or that there is a newer one than the one that was changed, or none any more. */
export type Saved = Result<
  Row,
  { readonly because: 'newer'; readonly newer: Row | undefined } | { readonly because: 'slugTaken' } | TableFailure
>;

type Change = Partial<Content> & { published_at?: string | null };

/**
 * Saves a project, and publishes it if told so. Over a state that is not the one which the writing began with nothing
 * is saved. An answer that was lost on the way costs nothing: what stands there already counts as saved.
 */
export async function saveProject(
  id: string,
  values: Values,
  before: Row | undefined,
  publishes: boolean,
): Promise<Saved> {
  const isPublished = typeof before?.published_at === 'string';
  const change: Change = {
    ...contentOf(values),
    ...(publishes && !isPublished ? { published_at: new Date().toISOString() } : {}),
  };
  const saved = before ? await update(before, change) : await insert(id, change);
  if (saved.ok || saved.because !== 'newer' || !saved.newer) return saved;
  const isOurs = differences(values, readValues(saved.newer)).length === 0;
  const isAsPublic = (saved.newer.published_at !== null) === (publishes || isPublished);
  return isOurs && isAsPublic ? { ok: true, value: saved.newer } : saved;
}

/** Takes a project off the pages; nothing else of it changes. */
export async function unpublishProject(before: Row): Promise<Saved> {
  const saved = await update(before, { published_at: null });
  const isDone = !saved.ok && saved.because === 'newer' && saved.newer?.published_at === null;
  return isDone && saved.newer ? { ok: true, value: saved.newer } : saved;
}

/** Deletes a project that is not published and that nobody has changed since. Out: whether it is gone. */
export async function deleteProject(before: Row): Promise<TableAnswer<boolean>> {
  const gone = await askTables<unknown[]>(
    projects().delete().match({ id: before.id, updated_at: before.updated_at }).is('published_at', null).select('id'),
  );
  if (!gone.ok) return gone;
  if (gone.value.length > 0) return { ok: true, value: true };
  const left = await findProject(before.id);
  return left.ok ? { ok: true, value: left.value === undefined } : left;
}

async function insert(id: string, change: Change): Promise<Saved> {
  const saved = await askTables<Row>(
    projects()
      .insert({ id, ...change })
      .select(columns)
      .single(),
  );
  if (saved.ok || saved.code !== tableCodes.taken) return saved;
  // Either the address is taken, or this very project was saved and the answer was lost.
  const there = await findProject(id);
  if (!there.ok) return there;
  return there.value ? { ok: false, because: 'newer', newer: there.value } : { ok: false, because: 'slugTaken' };
}

async function update(before: Row, change: Change): Promise<Saved> {
  const saved = await askTables<Row[]>(
    projects().update(change).match({ id: before.id, updated_at: before.updated_at }).select(columns),
  );
  if (!saved.ok) return saved.code === tableCodes.taken ? { ok: false, because: 'slugTaken' } : saved;
  const [row] = saved.value;
  if (row) return { ok: true, value: row };
  const there = await findProject(before.id);
  return there.ok ? { ok: false, because: 'newer', newer: there.value } : there;
}

async function findProject(id: string): Promise<TableAnswer<Row | undefined>> {
  const found = await askTables<Row[]>(projects().select(columns).eq('id', id));
  return found.ok ? { ok: true, value: found.value[0] } : found;
}
