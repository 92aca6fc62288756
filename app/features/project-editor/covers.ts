import { files, tables } from '#app/lib/data-client.ts';
import { newId } from '#app/lib/new-id.ts';
import { noCover } from '#content/team/project-editor.ts';
import { readValues } from './values.ts';

const bucket = 'project_assets';
/** As the server has it, in bytes. */
const largest = 5 * 1024 * 1024;
const day = 24 * 60 * 60 * 1000;

export type NoCover = keyof typeof noCover;
type Uploaded =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly because: NoCover; readonly detail: string };

/**
 * Uploads a picture for a project, under a name of ours. What a picture is, the server decides by its bytes; only what
 * is too large for it is not sent at all. The bucket is made when there is none yet.
 */
export async function uploadCover(projectId: string, file: File): Promise<Uploaded> {
  if (file.size > largest) return { ok: false, because: 'tooLarge', detail: '' };
  const path = `${projectId}/${newId()}`;
  const send = () => files.from(bucket).upload(path, file, { contentType: file.type || 'application/octet-stream' });
  try {
    let { error } = await send();
    if (statusOf(error) === '404') {
      await files.createBucket(bucket, { public: true });
      ({ error } = await send());
    }
    if (!error) return { ok: true, path };
    return { ok: false, because: reasons[statusOf(error)] ?? 'refused', detail: error.message };
  } catch {
    return { ok: false, because: 'unreachable', detail: '' };
  }
}

const reasons: Readonly<Record<string, NoCover>> = {
  '': 'unreachable',
  '413': 'tooLarge',
  '415': 'noPicture',
  '429': 'tooOften',
  '503': 'unreachable',
};

/** What the storage says the status is; it answers most errors with 400. Empty: it did not answer. */
const statusOf = (error: unknown): string =>
  String((error as { statusCode?: unknown; status?: unknown } | null)?.statusCode ?? '');

/** Whether a picture is still there. Where nobody can say, it counts as being there. */
export async function isCoverThere(path: string): Promise<boolean> {
  try {
    return (await files.from(bucket).exists(path)).data;
  } catch {
    return true;
  }
}

/**
 * Deletes the pictures of a project that nothing needs any more, once it is saved: the one that was replaced, and what
 * was uploaded more than a day ago and never saved. What a draft of somebody names stays. Failing costs a file only;
 * the next saving looks again.
 */
export async function deleteUnusedCovers(
  projectId: string,
  replaced: string | null | undefined,
  now: string,
): Promise<void> {
  try {
    const [listed, drafts] = await Promise.all([
      files.from(bucket).list(projectId, { limit: 1000 }),
      tables.from('project_drafts').select('content').eq('project_id', projectId),
    ]);
    if (listed.error || drafts.error) return;
    const needed = new Set([now, ...drafts.data.map(({ content }) => readValues(content).cover_path)]);
    const unused = listed.data
      .map(({ name, created_at: made }) => ({ path: `${projectId}/${name}`, age: Date.now() - Date.parse(made ?? '') }))
      .filter(({ path, age }) => !needed.has(path) && (path === replaced || dropped.has(path) || age > day))
      .map(({ path }) => path);
    if (unused.length > 0) await files.from(bucket).remove(unused);
    for (const path of unused) dropped.delete(path);
  } catch {
    // See above.
  }
}

/** Pictures that were uploaded here and replaced before they were saved. */
const dropped = new Set<string>();
export const dropCover = (path: string): void => void dropped.add(path);

/** Deletes every picture of a project that is gone. */
export async function deleteAllCovers(projectId: string): Promise<void> {
  try {
    const { data } = await files.from(bucket).list(projectId, { limit: 1000 });
    if (data && data.length > 0) await files.from(bucket).remove(data.map(({ name }) => `${projectId}/${name}`));
  } catch {
    // The files stay, at addresses that nothing names.
  }
}
