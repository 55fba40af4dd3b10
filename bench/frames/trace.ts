/** What a stretch of the main thread went into. */
export const kinds = ['script', 'style', 'layout', 'paint', 'memory', 'rest'] as const;
export type Kind = (typeof kinds)[number];

/** One task of the main thread: nothing is drawn and nothing answered before it ends. Milliseconds. */
export interface Task {
  took: number;
  /** What set it off: `click`, `keydown`, `timer`, `reply`, `frame` ... */
  by: string;
  parts: Record<Kind, number>;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  args: { name?: string; data?: { type?: string } };
}

/** The moment that the page marks with its first input, as `recordFrames` does. */
export const inputMark = 'first-input';

const kindOf: Record<string, Kind> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  RunMicrotasks: 'script',
  EvaluateScript: 'script',
  'v8.compile': 'script',
  'v8.run': 'script',
  XHRReadyStateChange: 'script',
  XHRLoad: 'script',
  UpdateLayoutTree: 'style',
  RecalculateStyles: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  HitTest: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayer: 'paint',
  CompositeLayers: 'paint',
  MinorGC: 'memory',
  MajorGC: 'memory',
};
const isMemory = (name: string) => name.startsWith('V8.GC') || name.startsWith('BlinkGC');

const triggers: Record<string, string> = {
  TimerFire: 'timer',
  FireAnimationFrame: 'frame',
  FireIdleCallback: 'idle',
  XHRReadyStateChange: 'reply',
  ResourceReceivedData: 'reply',
  ResourceFinish: 'reply',
  EvaluateScript: 'script',
  UpdateLayoutTree: 'drawing',
  Paint: 'drawing',
};
const triggerOf = ({ name, args }: TraceEvent): string | undefined =>
  name === 'EventDispatch' ? args.data?.type : triggers[name];

/** The main thread's tasks since the first input of a trace, those that took longest first. */
export function tasksOf(trace: Buffer): Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === inputMark);
  if (mark === undefined) throw new Error('the trace shows no input');
  // The page marks on the thread that it is drawn by.
  const ours = traceEvents
    .filter(
      ({ ph, pid, tid, dur }) => ph === 'X' && pid === mark.pid && tid === mark.tid && dur !== undefined,
    )
    .toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  const tasks: Task[] = [];
  for (const [at, event] of ours.entries()) {
    if (event.name !== 'RunTask' || endOf(event) < mark.ts) continue;
    let next = at + 1;
    while ((ours[next]?.ts ?? Infinity) < endOf(event)) next++;
    tasks.push(taskOf(event, ours.slice(at + 1, next)));
  }
  return tasks.toSorted((a, b) => b.took - a.took);
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** Each moment of a task counts for the innermost event that says what it is. */
function taskOf(task: TraceEvent, within: readonly TraceEvent[]): Task {
  const parts: Record<Kind, number> = { script: 0, style: 0, layout: 0, paint: 0, memory: 0, rest: 0 };
  const open: { kind: Kind; until: number }[] = [{ kind: 'rest', until: endOf(task) }];
  let now = task.ts;
  const passTo = (moment: number) => {
    while (open.length > 1 && (open.at(-1)?.until ?? 0) <= moment) {
      const done = open.pop();
      if (done === undefined) break;
      spend(done.kind, done.until);
    }
    spend(open.at(-1)?.kind ?? 'rest', moment);
  };
  const spend = (kind: Kind, until: number) => {
    parts[kind] += Math.max(0, until - now) / 1000;
    now = Math.max(now, until);
  };
  for (const event of within) {
    const kind = isMemory(event.name) ? 'memory' : kindOf[event.name];
    if (kind === undefined) continue;
    passTo(event.ts);
    open.push({ kind, until: endOf(event) });
  }
  passTo(endOf(task));
  const first = within.map(triggerOf).find((trigger) => trigger !== undefined);
  return { took: (task.dur ?? 0) / 1000, by: first ?? 'the browser', parts };
}
