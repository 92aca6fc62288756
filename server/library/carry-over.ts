import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Log } from '#server/log.ts';
import { drawSizes } from '#server/pictures/draw-sizes.ts';
import { keepPicture } from './keep-picture.ts';
import type { LibraryFiles } from './library-parts.ts';

type Before = {
  readonly path: string;
  readonly version: string;
  readonly size: number;
  readonly alt: string | null;
  readonly altDe: string | null;
};

/**
 * Brings the pictures into the library that projects showed before there was one: of what is or was published, of what
 * the team has saved, and of its drafts. Nothing that names them changes: the library knows them by the same path. What
 * cannot be drawn is told to the log once and shown as it was. Out: how many were carried over.
 */
export function carryOver({ sql, files }: LibraryFiles, log: Log): () => Promise<number> {
  const inVain = new Set<string>();
  return async () => {
    let carried = 0;
    for (const { path, version, size, alt, altDe } of await findBefore(sql)) {
      if (inVain.has(path)) continue;
      const drawn = await drawSizes(async () => {
        const opened = await files.bytes.open(version);
        if (!opened) throw new Error('The file is gone.');
        return buffer(opened.read(0, size - 1));
      }, '');
      if (drawn.ok) {
        await keepPicture({ sql, files }, { id: randomUUID(), path, alt, altDe }, drawn.value, null);
        carried += 1;
      } else if (drawn.because === 'invalid') {
        inVain.add(path);
        log.warn(
          { version },
          'a picture of a project could not be carried over into the library and is shown as it was',
        );
      }
    }
    return carried;
  };
}

// The newest words that somebody wrote for it count; an empty text said that it was decoration there.
const findBefore = async (sql: LibraryFiles['sql']): Promise<Before[]> => sql<Before[]>`
  with of_team as (
    select id from auth.users where raw_app_meta_data ->> 'role' in ('team', 'admin')
  ), named as (
    select cover_path as path, cover_alt as alt, cover_alt_de as alt_de, 0 as age, updated_at as at from public.projects
    where published_at is not null or user_id is null or user_id in (select id from of_team)
    union all
    select content ->> 'cover_path', content ->> 'cover_alt', content ->> 'cover_alt_de', 1, created_at
    from public.project_versions
    where is_published or author_id in (select id from of_team)
       or project_id in (select id from public.projects where user_id is null or user_id in (select id from of_team))
    union all
    select content ->> 'cover_path', content ->> 'cover_alt', content ->> 'cover_alt_de', 2, saved_at
    from public.project_drafts
  )
  select path, o.version, (o.metadata ->> 'size')::float8 as size,
         (array_agg(left(btrim(alt), 500) order by age, at desc) filter (where btrim(alt) <> ''))[1] as alt,
         (array_agg(left(btrim(alt_de), 500) order by age, at desc) filter (where btrim(alt_de) <> ''))[1] as "altDe"
  from named join storage.objects o on o.bucket_id = 'project_assets' and o.name = path
  where not exists (select from public.pictures p where p.path = named.path)
  group by path, o.version, o.metadata order by path`;
