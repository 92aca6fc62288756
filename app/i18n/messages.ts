// The compiled texts of content/messages, under the name they have in every file: `m['contact.title']`.
export { m } from './generated/messages.js';
