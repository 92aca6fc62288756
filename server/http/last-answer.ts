import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

// On the connection itself: a weak map that is written with each request is felt in the pages a second.
const last = Symbol('last answer');
type Asked = Socket & { [last]?: ServerResponse };

/** Remembers the answer that a connection is getting. */
export const noteAnswer = (socket: Asked, answer: ServerResponse): void => void (socket[last] = answer);

/** The answer that a connection is getting or got last; undefined where nobody has asked yet. */
export const lastAnswer = (socket: Asked): ServerResponse | undefined => socket[last];
