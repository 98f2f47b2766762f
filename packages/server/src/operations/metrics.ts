import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Family, familyText, type Labels, type Sample } from './metrics-text.ts';

/** What is counted. Each has a meaning and, where there are several kinds of it, the name of what tells them apart. */
const COUNTERS = {
  thera_actions_total: 'What players did at tables and was acknowledged, by kind.',
  thera_refusals_total: 'Messages of pages that were refused, by code.',
  thera_requests_total: 'Requests below /api, by status.',
  thera_store_errors_total: 'Times that the store could not do something, by code.',
} as const;
export type Counter = keyof typeof COUNTERS;

/** What is asked for whenever somebody looks. */
export interface Gauges {
  readonly sockets: () => number;
  readonly isJoined: () => boolean;
  /** Tables by status, as the store has them. */
  readonly tables: () => Promise<ReadonlyMap<string, number>>;
}

/** From half a millisecond to five seconds. */
const BUCKETS: readonly number[] = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
];
const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** What the process has done, for whoever draws curves of it. */
export class Metrics {
  readonly #counts = new Map<Counter, Map<string, number>>();
  readonly #buckets = BUCKETS.map(() => 0);
  #seconds = 0;
  #actions = 0;
  readonly #loop = monitorEventLoopDelay({ resolution: 10 });
  readonly #started = Date.now() / 1_000;

  constructor() {
    this.#loop.enable();
  }

  count(counter: Counter, kind: string): void {
    const kinds = this.#counts.get(counter) ?? new Map<string, number>();
    this.#counts.set(counter, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
  }

  /** An action was answered, so long after it came. */
  answered(seconds: number): void {
    this.#seconds += seconds;
    this.#actions += 1;
    const bucket = BUCKETS.findIndex((most) => seconds <= most);
    if (bucket >= 0) this.#buckets[bucket]! += 1;
  }

  close(): void {
    this.#loop.disable();
  }

  /** All of it, in the text format that collectors of metrics read. */
  async text(gauges: Gauges): Promise<string> {
    const families = [...this.#counters(), this.#latency(), ...this.#process(), ...(await measured(gauges))];
    return families.map(familyText).join('');
  }

  #counters(): readonly Family[] {
    return Object.entries(COUNTERS).map(([name, help]) => ({
      name,
      help,
      type: 'counter',
      samples: [...(this.#counts.get(name as Counter) ?? [])].map(([kind, value]) => ({
        labels: { kind },
        value,
      })),
    }));
  }

  #latency(): Family {
    let soFar = 0;
    const buckets = BUCKETS.map((most, index): Sample => {
      soFar += this.#buckets[index]!;
      return { suffix: '_bucket', labels: { le: String(most) }, value: soFar };
    });
    return {
      name: 'thera_action_seconds',
      help: 'How long it took from an action to its answer.',
      type: 'histogram',
      samples: [
        ...buckets,
        { suffix: '_bucket', labels: { le: '+Inf' }, value: this.#actions },
        { suffix: '_sum', value: this.#seconds },
        { suffix: '_count', value: this.#actions },
      ],
    };
  }

  #process(): readonly Family[] {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const delay = [50, 99, 100].map((percentile) => ({
      labels: { quantile: String(percentile / 100) },
      value: this.#loop.percentile(percentile) / NANOSECONDS,
    }));
    // What is told is since the last time.
    this.#loop.reset();
    return [
      gauge('process_resident_memory_bytes', 'Memory that the process has.', rss),
      gauge('nodejs_heap_size_used_bytes', 'Memory that objects take.', heapUsed),
      gauge('process_start_time_seconds', 'When the process started.', this.#started),
      {
        name: 'process_cpu_seconds_total',
        help: 'Time on a processor.',
        type: 'counter',
        samples: [{ value: (user + system) / MICROSECONDS }],
      },
      {
        name: 'thera_event_loop_delay_seconds',
        help: 'How late timers were since this was asked last.',
        type: 'gauge',
        samples: delay,
      },
    ];
  }
}

async function measured({ sockets, isJoined, tables }: Gauges): Promise<readonly Family[]> {
  const now = [
    gauge('thera_sockets', 'Pages that are connected.', sockets()),
    gauge(
      'thera_bus_joined',
      'Whether other processes are heard; 1 where there are none.',
      Number(isJoined()),
    ),
  ];
  try {
    const samples = [...(await tables())].map(([status, value]) => ({ labels: { status }, value }));
    return [...now, { name: 'thera_tables', help: 'Tables in the store.', type: 'gauge', samples }];
  } catch {
    // A store that is away is told of by its errors.
    return now;
  }
}

function gauge(name: string, help: string, value: number, labels: Labels = {}): Family {
  return { name, help, type: 'gauge', samples: [{ labels, value }] };
}
