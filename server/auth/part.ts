import type { Context, Hono } from 'hono';
import type { AuthParts } from './auth-parts.ts';
import type { SessionJson } from './sessions/sessions.ts';

/** A part of the contract: adds its calls to the app. */
export type Part = (app: Hono, auth: AuthParts) => void;

/** Turns what somebody brings to /token into a session, or throws a refusal. */
export type Grant = (c: Context, auth: AuthParts) => Promise<SessionJson>;
