// The function behind the forms, in a hosted project: all that it does is in server/. Here it meets Deno.
import { Buffer } from 'node:buffer';
import { openHosted } from '#server/hosted/open-hosted.ts';

// Older versions of the edge runtime have it only as a module.
globalThis.Buffer ??= Buffer;

const say = (level: string) => (fields: unknown, text?: string) =>
  console.log(JSON.stringify({ level, time: new Date().toISOString(), ...(fields as object), msg: text }));
const log = { debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error') };

const opened = await openHosted(Deno.env.toObject(), log, (work) => globalThis.EdgeRuntime?.waitUntil(work));
if (!opened.ok) throw new Error(opened.because);
Deno.serve((request, { remoteAddr }) => opened.value.answer(request, remoteAddr.hostname));
