/** Somebody who calls the data API, each with the key and token they would really use. */
export const callers = ['visitor', 'owner', 'other', 'team', 'teamWithoutSecondFactor', 'admin', 'service'] as const;
export type DataCaller = (typeof callers)[number];

const verbs = ['select', 'insert', 'update', 'delete'] as const;
type Verb = (typeof verbs)[number];

type TableRights = {
  /** The column that tells the rows of `rows` apart. */
  readonly label: string;
  /** Rows that a test makes, by their label; the name of a caller stands for their id. Absent: those that are there. */
  readonly rows?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly labels: readonly string[];
  /** What a test writes into a row. */
  readonly change: Readonly<Record<string, unknown>>;
  /** Who is refused even when reading, instead of being shown no rows. */
  readonly closedTo?: readonly DataCaller[];
  /** Which rows each caller reaches. */
  readonly rights: Readonly<Record<Verb, Readonly<Record<DataCaller, readonly string[]>>>>;
};

const published = ['mine published', 'of a member published', 'theirs published'] as const;
const projects = ['mine', 'of a member', 'theirs', ...published] as const;
// Rows of these tables are told apart by the id of their project.
const idOf = (end: number): string => `00000000-0000-4000-8000-00000000000${end}`;
const ofOwner = idOf(1);
const ofTeam = idOf(2);
const ofAdmin = idOf(3);
const ofNobody = idOf(4);
const ofMember = idOf(5);
const drafts = [ofOwner, ofTeam, ofAdmin, ofMember] as const;
const versions = [ofTeam, ofNobody, ofMember] as const;
const entries = ['Stamps', 'Gift'] as const;
const goals = ['mission', 'garden'] as const;
const pictures = ['library/a', 'library/b'] as const;
const everybody = (rows: readonly string[]) =>
  Object.fromEntries(callers.map((caller) => [caller, rows])) as Record<DataCaller, readonly string[]>;
const nobody = everybody([]);
const byTeam = (rows: readonly string[]) => ({ ...nobody, team: rows, admin: rows });
const written = (rights: Record<DataCaller, readonly string[]>) => ({ insert: rights, update: rights, delete: rights });

/**
 * Who may do what with each table of `public`, as the tests prove it over HTTP (SEC-03). A table of the database that
 * is not in here fails the tests. `owner` owns the rows called mine. Those "of a member" belong to
 * `teamWithoutSecondFactor`, who without it is shown what a visitor is, and changes nothing.
 */
export const matrix: Readonly<Record<string, TableRights>> = {
  _sentinel: {
    label: 'role',
    labels: ['anon', 'authenticated', 'service_role'],
    change: { role: 'postgres' },
    rights: {
      select: {
        visitor: ['anon'],
        owner: ['authenticated'],
        other: ['authenticated'],
        team: ['authenticated'],
        teamWithoutSecondFactor: ['anon'],
        admin: ['authenticated'],
        service: ['anon', 'authenticated', 'service_role'],
      },
      ...written(nobody),
    },
  },
  // Written by the database alone, for each entry.
  booking_authors: {
    label: 'booking_id',
    labels: [],
    rows: {},
    change: { author_id: null },
    closedTo: ['visitor', 'teamWithoutSecondFactor'],
    rights: { select: nobody, ...written(nobody) },
  },
  // What is entered stays: a correction is an entry of its own.
  bookings: {
    label: 'purpose',
    labels: entries,
    rows: {
      Stamps: { booked_on: '2026-11-20', kind: 'material', cents: 850, phase: 1 },
      Gift: { booked_on: '2026-11-21', kind: 'donation', cents: 2500, phase: 2 },
    },
    change: { cents: 1 },
    rights: { select: everybody(entries), ...written(nobody), insert: byTeam(entries) },
  },
  funding_goals: {
    label: 'id',
    labels: goals,
    rows: {
      mission: { kind: 'mission', title: 'Mission', title_de: 'Mission', target_cents: 500_000 },
      garden: { title: 'Garden', title_de: 'Garten', target_cents: 10_000 },
    },
    change: { target_cents: 600_000 },
    rights: { select: everybody(goals), ...written(byTeam(goals)) },
  },
  // Written by the calls of the library alone. Visitors are told of those that published projects show.
  pictures: {
    label: 'path',
    labels: pictures,
    rows: {
      'library/a': { id: idOf(6), width: 40, height: 40, widths: [40] },
      'library/b': { id: idOf(7), width: 40, height: 40, widths: [40] },
    },
    change: { alt: 'changed' },
    rights: { select: { ...byTeam(pictures), service: pictures }, ...written(nobody) },
  },
  // Each of the team writes their own; an owner of a project who is not of the team has none, nor reads one.
  project_drafts: {
    label: 'project_id',
    labels: drafts,
    rows: {
      [ofOwner]: { author_id: 'owner' },
      [ofTeam]: { author_id: 'team' },
      [ofAdmin]: { author_id: 'admin' },
      [ofMember]: { author_id: 'teamWithoutSecondFactor' },
    },
    change: { content: { title: 'changed' } },
    closedTo: ['visitor', 'teamWithoutSecondFactor'],
    rights: {
      select: { ...byTeam(drafts), service: drafts },
      ...written({ ...nobody, team: [ofTeam], admin: [ofAdmin], service: drafts }),
    },
  },
  // Written by the database alone, whenever a project is saved.
  project_versions: {
    label: 'project_id',
    labels: versions,
    rows: {
      [ofTeam]: { author_id: 'team' },
      [ofNobody]: { author_id: null },
      [ofMember]: { author_id: 'teamWithoutSecondFactor' },
    },
    change: { content: { title: 'changed' } },
    closedTo: ['visitor', 'teamWithoutSecondFactor'],
    rights: { select: { ...byTeam(versions), service: versions }, ...written(nobody) },
  },
  projects: {
    label: 'title',
    labels: projects,
    rows: {
      mine: { user_id: 'owner' },
      'mine published': { user_id: 'owner', published_at: '2026-01-01T00:00:00Z' },
      'of a member': { user_id: 'teamWithoutSecondFactor' },
      'of a member published': { user_id: 'teamWithoutSecondFactor', published_at: '2026-01-01T00:00:00Z' },
      theirs: { user_id: null },
      'theirs published': { user_id: null, published_at: '2026-01-01T00:00:00Z' },
    },
    change: { summary: 'changed' },
    rights: {
      select: {
        visitor: published,
        owner: ['mine', ...published],
        other: published,
        team: projects,
        teamWithoutSecondFactor: published,
        admin: projects,
        service: projects,
      },
      // Publishing is the team's.
      ...written({ ...byTeam(projects), owner: ['mine'], service: projects }),
    },
  },
};
