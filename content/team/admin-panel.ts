import type { Localized } from '#contract/locale.ts';

/**
 * The words of the admin panel. The English sentences about Supabase, the projects table and the buckets are fixed
 * letter for letter (docs/requirements.md, ADM-04 to ADM-08).
 */
export const adminWords = {
  title: { en: 'Admin panel', de: 'Admin-Bereich' },
  lead: {
    en: 'Only this account sees it. Visitors see the page without it.',
    de: 'Nur dieses Konto sieht ihn. Wer die Seite besucht, sieht sie ohne ihn.',
  },
  busy: { en: 'One moment …', de: 'Einen Moment …' },
  ended: {
    en: 'You’re signed out, so the admin panel is closed. What you typed stays in this tab until you sign in again.',
    de: 'Du bist abgemeldet, deshalb ist der Admin-Bereich zu. Was du getippt hast, wartet in diesem Tab, bis du dich wieder anmeldest.',
  },
  signIn: { en: 'Sign in', de: 'Anmelden' },

  connection: { en: 'Connection', de: 'Verbindung' },
  checking: { en: 'Checking …', de: 'Wird geprüft …' },
  connected: { en: 'Connected', de: 'Verbunden' },
  notConnected: { en: 'Not connected', de: 'Nicht verbunden' },
  refresh: { en: 'Refresh', de: 'Aktualisieren' },
  projectsSeen: { en: 'Projects you can see: {count}', de: 'Projekte, die du sehen darfst: {count}' },

  account: { en: 'Your account', de: 'Dein Konto' },
  address: { en: 'Address', de: 'Adresse' },
  role: { en: 'Role', de: 'Rolle' },
  id: { en: 'Id', de: 'Kennung' },
  noRole: { en: 'Your account has no admin role', de: 'Dein Konto hat keine Admin-Rolle' },
  team: { en: 'team', de: 'Team' },
  admin: { en: 'admin', de: 'Admin' },
  howToRole: {
    en: 'You can see everything here, but the server refuses what only admins may do. The person who runs the server can give you the role with:',
    de: 'Du siehst hier alles, aber der Server lehnt ab, was nur Admins dürfen. Die Rolle gibt, wer den Server betreibt, mit:',
  },
  secondStepMissing: {
    en: 'The role counts only after the second step of your sign-in, and from the next sign-in on. Please sign in again.',
    de: 'Die Rolle zählt erst nach dem zweiten Schritt deiner Anmeldung und ab der nächsten Anmeldung. Bitte melde dich neu an.',
  },

  sampleTitle: { en: 'Sample project', de: 'Beispielprojekt' },
  sampleText: {
    en: 'Writes one project into the database, to check that everything works. It isn’t published.',
    de: 'Schreibt ein Projekt in die Datenbank, damit du siehst, dass alles funktioniert. Es wird nicht veröffentlicht.',
  },
  sampleCreate: { en: 'Create sample project', de: 'Beispielprojekt anlegen' },
  sampleCreated: { en: 'Sample project created successfully!', de: 'Beispielprojekt angelegt!' },
  sampleFailed: {
    en: 'Error creating sample project: {message}',
    de: 'Fehler beim Anlegen des Beispielprojekts: {message}',
  },
  sampleTaken: {
    en: 'The sample project already exists. Its address “{slug}” can only be used once: delete the project, or give it another address.',
    de: 'Das Beispielprojekt gibt es schon. Seine Adresse „{slug}“ geht nur einmal: Lösch es oder gib ihm eine andere Adresse.',
  },
  needsSignIn: {
    en: 'You need to be logged in to create a sample project',
    de: 'Du musst angemeldet sein, um ein Beispielprojekt anzulegen',
  },

  bucketsTitle: { en: 'Files', de: 'Dateien' },
  bucketsText: {
    en: 'Project pictures are kept in the public bucket project_assets. Create it once.',
    de: 'Bilder von Projekten liegen im öffentlichen Ordner project_assets. Leg ihn einmal an.',
  },
  bucketsList: { en: 'List buckets', de: 'Ordner auflisten' },
  bucketsListed: { en: 'Buckets: {count}', de: 'Ordner: {count}' },
  bucketsNone: {
    en: 'There are no buckets yet that you can see.',
    de: 'Es gibt noch keine Ordner, die du sehen darfst.',
  },
  bucketsHidden: { en: 'No buckets are shown to you.', de: 'Dir werden keine Ordner gezeigt.' },
  bucketCreate: { en: 'Create bucket project_assets', de: 'Ordner project_assets anlegen' },
  bucketCreated: { en: 'Bucket project_assets created.', de: 'Ordner project_assets angelegt.' },
  bucketThere: { en: 'This bucket already exists.', de: 'Diesen Ordner gibt es schon.' },
  isPublic: { en: 'public', de: 'öffentlich' },
  isPrivate: { en: 'private', de: 'privat' },
  listFailed: { en: 'Error listing buckets', de: 'Fehler beim Auflisten der Ordner' },
  createFailed: { en: 'Error creating bucket', de: 'Fehler beim Anlegen des Ordners' },

  structureTitle: { en: 'Structure of a table', de: 'Aufbau einer Tabelle' },
  structureLabel: { en: 'Name of the table', de: 'Name der Tabelle' },
  structureShow: { en: 'Show columns', de: 'Spalten zeigen' },
  structureEmpty: { en: 'Please write the name of a table.', de: 'Bitte schreib den Namen einer Tabelle.' },
  structureNone: {
    en: 'There’s no table “{table}” that you can see.',
    de: 'Es gibt keine Tabelle „{table}“, die du sehen darfst.',
  },
  structureFound: { en: 'Columns of {table}: {count}', de: 'Spalten von {table}: {count}' },

  sqlTitle: { en: 'Ask the database (SQL)', de: 'Die Datenbank fragen (SQL)' },
  sqlLabel: { en: 'Statement', de: 'Anweisung' },
  sqlHint: {
    en: 'It reads the public tables and changes nothing. It stops after 5 seconds and shows 1,000 rows at most. Each statement is logged with your account.',
    de: 'Sie liest die öffentlichen Tabellen und ändert nichts. Sie endet nach 5 Sekunden und zeigt höchstens 1.000 Zeilen. Jede Anweisung wird mit deinem Konto notiert.',
  },
  sqlRun: { en: 'Run', de: 'Ausführen' },
  sqlEmpty: { en: 'Please write a statement.', de: 'Bitte schreib eine Anweisung.' },
  rows: { en: 'Rows: {count}', de: 'Zeilen: {count}' },
  rowsAll: {
    en: 'Rows: {count}. There may be more; only the first 1,000 are shown.',
    de: 'Zeilen: {count}. Es kann mehr geben; gezeigt werden nur die ersten 1.000.',
  },
  rowsNone: {
    en: 'No rows: the statement ran, and nothing matches.',
    de: 'Keine Zeilen: Die Anweisung lief, und nichts passt.',
  },
  result: { en: 'Result', de: 'Ergebnis' },
  rowsMore: { en: 'Show all {count} rows', de: 'Alle {count} Zeilen zeigen' },
  asJson: { en: 'Show as JSON', de: 'Als JSON zeigen' },

  cannotConnect: {
    en: 'Cannot connect to Supabase. Please check your internet connection.',
    de: 'Keine Verbindung zu Supabase. Bitte prüfe deine Internetverbindung.',
  },
  tableMissingYet: { en: "Projects table doesn't exist yet...", de: 'Die Tabelle der Projekte gibt es noch nicht ...' },
  tableMissing: { en: "The projects table doesn't exist yet", de: 'Die Tabelle der Projekte gibt es noch nicht' },
  accessPrevented: {
    en: 'Row-level security prevented access. Check your RLS policies.',
    de: 'Der Zeilenschutz (Row-Level Security) hat den Zugriff verhindert. Prüf deine RLS-Regeln.',
  },
  error: { en: 'Error: {message}', de: 'Fehler: {message}' },
  serverSays: { en: 'The server says: {message}', de: 'Der Server sagt: {message}' },
} as const satisfies Record<string, Localized>;

/** What a statement failed of and what helps, by the code of the database or the API. */
export const statementProblems = {
  '22P02': { en: 'A value doesn’t fit the type of its column.', de: 'Ein Wert passt nicht zum Typ seiner Spalte.' },
  '25006': { en: 'Only reading is possible here.', de: 'Hier geht nur Lesen.' },
  '42501': {
    en: 'You can’t read this here: only the public tables, as their policies allow.',
    de: 'Das darf hier nicht gelesen werden: nur die öffentlichen Tabellen, soweit ihre Regeln es erlauben.',
  },
  '42601': {
    en: 'The database doesn’t understand this. Only one statement that reads is possible, such as: select title from projects',
    de: 'Die Datenbank versteht das nicht. Möglich ist nur eine Anweisung, die liest, zum Beispiel: select title from projects',
  },
  '42703': { en: 'There’s no column with this name.', de: 'Eine Spalte mit diesem Namen gibt es nicht.' },
  '42883': { en: 'There’s no function for these values.', de: 'Für diese Werte gibt es keine Funktion.' },
  '42P01': { en: 'There’s no table with this name.', de: 'Eine Tabelle mit diesem Namen gibt es nicht.' },
  '54000': {
    en: 'The answer is too large. Ask for fewer columns, or fewer rows with limit.',
    de: 'Die Antwort ist zu groß. Frag nach weniger Spalten oder mit limit nach weniger Zeilen.',
  },
  '57014': {
    en: 'This took longer than 5 seconds and was stopped.',
    de: 'Das dauerte länger als 5 Sekunden und wurde angehalten.',
  },
  PGRST102: {
    en: 'The statement is too long: 20,000 characters at most.',
    de: 'Die Anweisung ist zu lang: höchstens 20.000 Zeichen.',
  },
  PGRST429: {
    en: 'Other statements are still running. Please try again in a few seconds.',
    de: 'Andere Anweisungen laufen noch. Bitte versuch es in ein paar Sekunden noch einmal.',
  },
} as const satisfies Record<string, Localized>;

/** The fields of the sample project, as they are written. Not translated: both languages of the site share the row. */
export const sampleProject = {
  title: 'Sample Project',
  description: 'This is a sample project. It shows that the database takes projects.',
  summary: 'A sample project',
  slug: 'sample-project',
  tags: ['Sample', 'Test'],
  gradient: 'from-purple-500 to-pink-500',
  background_color: '#FFE5E5',
};
