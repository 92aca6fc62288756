import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

// On the connection itself: a weak map that is written with each request is felt in the pages a second.
const last = Symbol('last answer');
const ahead = Symbol('asked ahead');
type Asked = Socket & { [last]?: ServerResponse; [ahead]?: number };

/**
 * Remembers the answer that a connection is getting. Out: how many requests in a row did not wait for the answer before
 * them, this one last.
 */
export function noteAnswer(socket: Asked, answer: ServerResponse): number {
  const before = socket[last];
  socket[last] = answer;
  return (socket[ahead] = before?.writableFinished === false ? (socket[ahead] ?? 0) + 1 : 0);
}

/** The answer that a connection is getting or got last; undefined where nobody has asked yet. */
export const lastAnswer = (socket: Asked): ServerResponse | undefined => socket[last];
