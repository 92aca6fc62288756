import type postgres from 'postgres';

const iso = (text: string): string =>
  text.replace(
    /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)?(:\d\d)?$/u,
    (_, date: string, time: string, hours = '', minutes = '') =>
      `${date}T${time}${hours}${hours === '' ? '' : minutes || ':00'}`,
  );

const number = (text: string): number | string => {
  const value = Number(text);
  return String(value) === text && Number.isFinite(value) ? value : text;
};

const asText = (oid: number): postgres.PostgresType => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => String(value),
  parse: (text: string) => text,
});

/** A text that is JSON already. Wherever PostgreSQL takes something else than JSON it is the text. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

const asJson = (oid: number): postgres.PostgresType => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (value instanceof JsonText ? value.text : JSON.stringify(value)),
  parse: (text: string) => {
    const value = JSON.parse(text) as unknown;
    if (typeof value === 'object' && value !== null) lengths.set(value, text.length);
    return value;
  },
});

/** How long the text was that an object was read from. */
const lengths = new WeakMap<object, number>();

/** How much there is to hold of a value of a row, in signs. */
export const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? value.length : (typeof value === 'object' && value && lengths.get(value)) || 8;

/**
 * Values as the data API shows them: moments in ISO 8601, as PostgREST writes them and as every browser reads them;
 * numbers that JavaScript would change stay texts.
 */
export const textTypes: Record<string, postgres.PostgresType> = {
  bigint: { ...asText(20), parse: number },
  numeric: { ...asText(1700), parse: number },
  json: asJson(114),
  jsonb: asJson(3802),
  date: asText(1082),
  time: asText(1083),
  timetz: asText(1266),
  timestamp: { ...asText(1114), parse: iso },
  timestamptz: { ...asText(1184), parse: iso },
};
