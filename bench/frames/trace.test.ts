import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inputMark, tasksOf } from './trace.ts';

const event = (name: string, ts: number, dur: number, more: object = {}) => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: ts * 1000,
  dur: dur * 1000,
  args: {},
  ...more,
});
const traced = (...events: object[]) =>
  tasksOf(Buffer.from(JSON.stringify({ traceEvents: [event(inputMark, 10, 0, { ph: 'R' }), ...events] })));

test('Each moment of a task counts for the innermost event that says what it is', () => {
  const [task] = traced(
    event('RunTask', 10, 100),
    event('EventDispatch', 10, 70, { args: { data: { type: 'click' } } }),
    event('FunctionCall', 12, 60),
    event('UpdateLayoutTree', 20, 10),
    event('Layout', 30, 25),
    event('HitTest', 40, 5),
    event('Paint', 85, 15),
  );
  assert.deepEqual(task, {
    took: 100,
    by: 'click',
    parts: { script: 35, style: 10, layout: 25, paint: 15, memory: 0, rest: 15 },
  });
});

test('Tasks count from the first input on, on the thread that it came to, the longest first', () => {
  const tasks = traced(
    event('RunTask', 1, 5),
    event('RunTask', 8, 4),
    event('RunTask', 20, 30),
    event('RunTask', 20, 90, { tid: 2 }),
    event('RunTask', 60, 7),
  );
  assert.deepEqual(
    tasks.map(({ took }) => took),
    [30, 7, 4],
  );
});
