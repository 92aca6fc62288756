import { Worker } from 'node:worker_threads';
import { invalid, Refusal, type WeakReason } from '#server/http/refusal.ts';
import { makeTurns } from '#server/turns.ts';
import { longestPassword, shortestPassword } from './passwords.ts';

// An attacker who guesses what people choose needs fewer than a million tries below this (zxcvbn's steps).
const leastScore = 2;
// The word lists take 80 MB: they are loaded for the first password and let go when nobody chose one for a minute.
const idleMs = 60_000;

const messages = {
  length: `Password should be at least ${shortestPassword} characters.`,
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
} as const satisfies Partial<Record<WeakReason, string>>;

/**
 * Refuses a new password that is too short or easily guessed, with GoTrue's reasons (AUTH-09). No rules about
 * kinds of characters. In: what a guesser knows about its owner (address, name), and whose it is: a place
 * (`addressSite`) or an account.
 */
export async function refuseWeakPassword(password: string, about: readonly string[], from = ''): Promise<void> {
  refuseWrongLength(password);
  const score = await turns(from, () => scoreOf(password.normalize('NFKC'), known(about)));
  if (score === undefined) throw new Refusal('over_request_rate_limit', { retryAfterSeconds: 5 });
  if (score.value < leastScore) throw weak('pwned');
}

/** Refuses a new password for its length alone, as a local Supabase does. */
export function refuseWrongLength(password: string): void {
  const length = [...password].length;
  if (length > longestPassword) throw invalid(`Password cannot be longer than ${longestPassword} characters`);
  if (length < shortestPassword) throw weak('length');
}

function weak(reason: keyof typeof messages): Refusal {
  return new Refusal('weak_password', { message: messages[reason], weakReasons: [reason] });
}

/** The words of addresses and names: `ada.lovelace@example.org` is also `ada.lovelace`, `ada`, `lovelace`, `example`. */
function known(about: readonly string[]): string[] {
  const words = about
    .map((text) => text.slice(0, 300).toLowerCase())
    .flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words)].filter((word) => word.length >= 3).slice(0, 40);
}

/** A question to the worker and its answer. */
export type StrengthQuestion = { readonly id: number; readonly password: string; readonly known: readonly string[] };
export type StrengthAnswer = { readonly id: number; readonly score: number };

type PendingQuestion = { readonly resolve: (score: number) => void; readonly reject: (error: Error) => void };

// The worker looks at one after the other: 41 looks take two seconds at most.
const turns = makeTurns({ atOnce: 1, longest: 40 });
const asked = new Map<number, PendingQuestion>();
let lastId = 0;
let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

// Beside the main thread: one look takes up to 50 ms, in which nobody else would be answered (SEC-09).
async function scoreOf(password: string, words: readonly string[]): Promise<number> {
  clearTimeout(idle);
  worker ??= startWorker();
  worker.ref();
  lastId += 1;
  const id = lastId;
  const score = new Promise<number>((resolve, reject) => asked.set(id, { resolve, reject }));
  worker.postMessage({ id, password, known: words } satisfies StrengthQuestion);
  return score;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./password-strength-worker.ts', import.meta.url));
  started.on('message', ({ id, score }: StrengthAnswer) => {
    asked.get(id)?.resolve(score);
    asked.delete(id);
    if (asked.size > 0) return;
    started.unref();
    idle = setTimeout(() => {
      worker = undefined;
      void started.terminate();
    }, idleMs).unref();
  });
  started.on('error', (error) => {
    worker = undefined;
    for (const { reject } of asked.values()) reject(error as Error);
    asked.clear();
  });
  return started;
}
