import { callFunction } from './call-function.ts';
import { dataCallers } from './data-callers.ts';
import { type LibraryAnswer, phonePhoto, sendPicture } from './library.ts';
import type { DataCaller } from './matrix.ts';
import { openedApp } from './opened.ts';

/** A server with an empty library of pictures and with everybody who may want something of it. */
export async function openedLibrary(...changes: Parameters<typeof openedApp>) {
  const { database, app } = await openedApp(...changes);
  const people = await dataCallers(app, database);
  const send = (file: Buffer, sent?: Parameters<typeof sendPicture>[3], who: DataCaller = 'team') =>
    sendPicture(app, people[who].headers, file, sent);
  return {
    database,
    app,
    people,
    send,
    call: (method: string, path: string, body?: object, who: DataCaller = 'team') =>
      callFunction<LibraryAnswer>(app, people[who], method, `pictures${path}`, body),
    /** Puts a small picture into the library. */
    newPicture: async (): Promise<LibraryAnswer[number]> => {
      const [status, [picture]] = await send(await phonePhoto());
      if (status !== 201 || !picture) throw new Error(`There is no new picture: ${status}`);
      return picture;
    },
    fileOf: async (address: string) => {
      const answer = await fetch(app.url + address);
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
  };
}
