import type { RealtimeCode } from '#contract/refusals.ts';

/** A refusal in the words of Supabase's server: what a join is answered with, or what ends a channel. */
export class RealtimeError extends Error {
  override readonly name = 'RealtimeError';
  /** What a program looks at, e.g. `Unauthorized`. */
  readonly code: RealtimeCode;
  constructor(code: RealtimeCode, message: string) {
    super(message);
    this.code = code;
  }
  /** As a join is answered with it. */
  get reason(): string {
    return `${this.code}: ${this.message}`;
  }
}

/** What is said while the database is away. */
export const databaseAway = (): RealtimeError =>
  new RealtimeError('UnableToConnectToProject', 'Realtime was unable to connect to the project database');

/** The answer to whoever may not listen to a private channel. */
export const mayNotRead = (topic: string): RealtimeError =>
  new RealtimeError('Unauthorized', `You do not have permissions to read from this Channel topic: ${topic}`);
