// Loaded before a worker's tests (server-tests.ts). Node's runner asks to hear of every promise, from its making to its end, so that a `test`
// inside of one finds the test around it. A server makes hundreds for each request. Here the runner hears of its tests alone: what is declared
// after an `await` belongs to the file then, and what nobody catches is counted by the worker (test-worker.ts).
import hooks from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';

const { AsyncResource, createHook } = hooks;
/** Who wants to hear of tests. */
const listeners = new Set();

hooks.AsyncResource = class extends AsyncResource {
  constructor(type, options) {
    super(type, options);
    if (type === 'Test') for (const listener of listeners) listener(this);
  }
};
hooks.createHook = (callbacks) => {
  if (!new Error('whose').stack?.includes('node:internal/test_runner')) return createHook(callbacks);
  const made = [];
  const hears = (test) => {
    made.push(test.asyncId());
    callbacks.init(test.asyncId(), 'Test', test.triggerAsyncId(), test);
  };
  return {
    enable: () => void listeners.add(hears),
    disable: () => {
      listeners.delete(hears);
      for (const id of made.splice(0)) callbacks.destroy(id);
    },
  };
};
syncBuiltinESMExports();
