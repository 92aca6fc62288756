// Journeys start the server as its tests do, and know nothing else of it.
export { freePort } from '#server/postgres/free-port.ts';
