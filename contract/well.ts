/** What the page /team/well looks at, in its order. */
type WellPart = 'mail' | 'database' | 'room' | 'backup' | 'certificate';

/** What was found of one of them, as the words of content/team/well.ts are called. */
type Saying =
  | 'mailLeaves'
  | 'mailWaits'
  | 'mailToFiles'
  | 'codesEnded'
  | 'mailboxRefused'
  | 'databaseAnswers'
  | 'roomEnough'
  | 'roomShort'
  | 'backupMade'
  | 'backupOld'
  | 'backupNone'
  | 'backupOnlyHere'
  | 'backupUnfetched'
  | 'backupElsewhere'
  | 'certificateGood'
  | 'certificateEnds'
  | 'certificateNone'
  | 'certificateUnseen'
  | 'unseen';

export type Finding = {
  readonly part: WellPart;
  /** Whether somebody should look after it. */
  readonly isWell: boolean;
  readonly says: Saying;
  readonly count?: number;
  /** ISO 8601. */
  readonly at?: string;
  /** When a backup was last taken to another place, ISO 8601. */
  readonly fetchedAt?: string;
  readonly gigabytes?: number;
  readonly mailboxes?: string;
};

/** What `GET /functions/v1/well` answers. */
export type Well = { readonly findings: readonly Finding[] };
