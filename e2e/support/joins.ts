import type { Page, WebSocket } from '@playwright/test';

/** Notes from now on the sockets of a page, and how often the channel of the inbox was joined. */
export function noteJoins(page: Page): { sockets: WebSocket[]; count: number } {
  const noted = { sockets: [] as WebSocket[], count: 0 };
  page.on('websocket', (socket) => {
    noted.sockets.push(socket);
    socket.on('framereceived', ({ payload }) => {
      if (/"realtime:inbox","phx_reply",\{"status":"ok"/u.test(String(payload))) noted.count += 1;
    });
  });
  return noted;
}
