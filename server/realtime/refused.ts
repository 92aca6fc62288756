/** A refusal in the words of Supabase's server: what a join is answered with, or what ends a channel. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** What a program looks at, e.g. `Unauthorized`. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
  /** As a join is answered with it. */
  get reason(): string {
    return `${this.code}: ${this.message}`;
  }
}

/** What is said while the database is away. */
export const databaseAway = (): Refused =>
  new Refused('UnableToConnectToProject', 'Realtime was unable to connect to the project database');

/** The answer to whoever may not listen to a private channel. */
export const mayNotRead = (topic: string): Refused =>
  new Refused('Unauthorized', `You do not have permissions to read from this Channel topic: ${topic}`);
