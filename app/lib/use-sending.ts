import { useRef, useState } from 'react';
import { sendMessage, type SendResult } from './send-message.ts';
import type { News, Sendable } from './under-way.ts';

/** Sends one message at a time: while one is on its way, a second press answers `undefined` and does nothing. */
export function useSending() {
  const [isSending, setSending] = useState(false);
  // State is read at the next render; a second press can come before it.
  const isBusy = useRef(false);

  async function send(message: Sendable, news: News): Promise<SendResult | undefined> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    const result = await sendMessage(message, news);
    isBusy.current = false;
    setSending(false);
    return result;
  }

  return { isSending, send };
}
