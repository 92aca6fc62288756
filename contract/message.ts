import * as v from 'valibot';
import { address, line, text } from './fields.ts';
import { thingSchema } from './found-item.ts';
import { longest } from './limits.ts';
import { locales } from './locale.ts';
import { emailPlaceholders } from './placeholders.ts';

/** The body of `send-email` (API-01, docs/architecture.md): everything a visitor can send. */
export const messageSchema = v.object({
  name: v.pipe(line(longest.name), v.minLength(1, 'missing')),
  email: v.union([v.picklist(emailPlaceholders), address], 'invalid'),
  reason: v.pipe(line(longest.reason), v.minLength(1, 'missing')),
  message: v.pipe(text(longest.message), v.minLength(1, 'missing')),
  html: v.optional(text(longest.message * 2)),
  /** Made with the draft. The same id within 24 hours gets the first answer again. */
  id: v.optional(v.pipe(v.string(), v.uuid('invalid'))),
  page: v.optional(line(2_000)),
  locale: v.optional(v.picklist(locales)),
  answer: v.optional(v.picklist(['email', 'none'])),
  /** The single answers of a report of a found or lost thing. */
  thing: v.optional(thingSchema),
  /** JPEG or WebP in base64, for found and lost things only. */
  photo: v.optional(v.pipe(v.string(), v.base64('invalid'))),
  /** A field no person sees. Whoever fills it in is probably a program. */
  website: v.optional(v.string()),
});

export type Message = v.InferOutput<typeof messageSchema>;

/**
 * What `send-email` answers when it has stored a message. `status` is the end of the link with which the visitor looks
 * up what became of it (contract/status.ts).
 */
export type Receipt = { id: string; reference: string; status: string };
