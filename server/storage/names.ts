import { StorageError } from './storage-error.ts';

// Of what storage allows, the part that means one thing everywhere: no "/", no space, no dot at the start.
const bucketName = /^\w[\w.-]{0,99}$/u;
// In an address these stand where a bucket would.
const words = new Set(['authenticated', 'copy', 'info', 'list', 'list-v2', 'move', 'public', 'sign', 'upload']);

// Storage's own set: printable ASCII without what addresses or shells would change.
const objectName = /^[\w/!.*'() &$=@;:+,?-]+$/u;
const longestName = 1000;

/** Refuses a bucket id that storage or an address could misread. */
export function checkBucketName(name: string): void {
  if (!bucketName.test(name) || name.includes('..') || words.has(name)) throw new StorageError('InvalidBucketName');
}

/**
 * Refuses a name of an object that is not what it seems: other characters than storage's, empty parts, `.` and `..`.
 * The bytes never lie under a name (bytes.ts); this keeps names the same in addresses, lists and on a hosted project.
 */
export function checkObjectName(name: string): void {
  const isPlain =
    name.length <= longestName &&
    objectName.test(name) &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPlain) throw new StorageError('InvalidKey', `Invalid key: ${name.slice(0, 100)}`);
}
