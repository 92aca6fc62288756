import { Hono, type MiddlewareHandler } from 'hono';
import { failureStatus, type Result } from '#contract/failures.ts';
import { areaOf } from '#server/gateway/areas.ts';
import { listen, type Listening } from '#server/http/listen.ts';
import { isWaiting } from '#server/mail/outbox.ts';
import { withDeadline } from '#server/postgres/away.ts';
import type { Database } from '#server/postgres/connect.ts';

/** What a server counts for whoever watches it (Prometheus): numbers only, never who or what. */
export type Metrics = {
  /** Counts the answers. */
  readonly count: MiddlewareHandler;
  /** Counts one that went past them: of a part of the server, with its status. */
  readonly note: (area: string, status: number, seconds: number) => void;
  /** All numbers, in Prometheus's text format. */
  readonly text: () => Promise<string>;
};

type Needs = {
  readonly sql: Database;
  /** How many sockets are open. */
  readonly sockets: () => number;
};

type AnswerCount = { count: number; seconds: number };
const patienceMs = 2000;

export function makeMetrics({ sql, sockets }: Needs): Metrics {
  const answers = new Map<string, AnswerCount>();

  async function outbox(): Promise<{ isUp: boolean; waiting: number; seconds: number }> {
    try {
      const [row] = await withDeadline(
        () => sql<[{ waiting: number; seconds: number }]>`
          select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
          from app_private.mail_outbox where ${sql.unsafe(isWaiting)}`,
        patienceMs,
      );
      return { isUp: true, ...row };
    } catch {
      return { isUp: false, waiting: 0, seconds: 0 };
    }
  }

  function note(area: string, status: number, seconds: number): void {
    const labels = `{area="${area}",status="${Math.floor(status / 100)}xx"}`;
    const counted = answers.get(labels) ?? { count: 0, seconds: 0 };
    answers.set(labels, counted);
    counted.count += 1;
    counted.seconds += seconds;
  }

  return {
    count: async (c, next) => {
      const started = performance.now();
      await next();
      const area = areaOf(c.req.path)?.prefix.split('/')[1] ?? 'pages';
      note(area, c.res.status, (performance.now() - started) / 1000);
    },
    note,
    text: async () => {
      const { isUp, waiting, seconds } = await outbox();
      const { user, system } = process.cpuUsage();
      const lines = [
        ...metric('ecosystem_database_up', 'gauge', 'Whether the database answers.', [['', Number(isUp)]]),
        ...metric('ecosystem_mails_waiting', 'gauge', 'Mails that have not left yet.', isUp ? [['', waiting]] : []),
        ...metric(
          'ecosystem_oldest_mail_seconds',
          'gauge',
          'How long the oldest of them has been waiting.',
          isUp ? [['', seconds]] : [],
        ),
        ...metric('ecosystem_sockets', 'gauge', 'Connections that listen.', [['', sockets()]]),
        ...metric(
          'ecosystem_answers_total',
          'counter',
          'Answered requests.',
          [...answers].map(([labels, { count }]) => [labels, count]),
        ),
        ...metric(
          'ecosystem_answer_seconds_total',
          'counter',
          'Time until they were answered.',
          [...answers].map(([labels, one]) => [labels, one.seconds]),
        ),
        ...metric('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [
          ['', process.memoryUsage.rss()],
        ]),
        ...metric('process_cpu_seconds_total', 'counter', 'Time of the processor.', [['', (user + system) / 1e6]]),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

type Samples = readonly (readonly [labels: string, value: number])[];

const metric = (name: string, type: 'counter' | 'gauge', help: string, samples: Samples): string[] =>
  samples.length === 0
    ? []
    : [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(([labels, value]) => `${name}${labels} ${value}`),
      ];

/** Serves the numbers on a port of their own, which only this machine can reach: visitors have no way there. */
export async function listenMetrics(port: number, metrics: Pick<Metrics, 'text'>): Promise<Result<Listening>> {
  const app = new Hono().get('/metrics', async (c) =>
    c.body(await metrics.text(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }),
  );
  app.onError((_error, c) => c.body(null, failureStatus.unavailable));
  return listen(app.fetch, '127.0.0.1', port, { portSetting: 'METRICS_PORT' });
}
