// Keeps the server running: whatever ends it, another one is started. Plain JavaScript, like all that npm start needs.
import { setTimeout as pause } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { environment, root } from './packages.js';

/** What the server ends with where a setting does not let it start (src/app/main.ts): at first, another start would end the same.
 *  Later, a database that is away for a while looks like this too. */
const badSetting = 78;

const usual = {
  /** Milliseconds to wait after the first quick end; doubled with each further one. */
  firstPause: 250,
  longestPause: 8000,
  /** A server that ran for so long did not end quickly. */
  quick: 60_000,
  /** After so many quick ends in a row nothing is tried any more. */
  most: 10,
};

/** As the server's own lines: one JSON object each. */
const line = (level, msg, more) => console.log(JSON.stringify({ level, time: Date.now(), ...more, msg }));
const [warning, fatal] = [40, 60];

/** Runs a program until it ends by itself or on our signal, and starts it again after any other end; gives up after some quick ones.
 *  Passes signals on. Answers what the whole should end with. */
export async function supervise(command, args, patience = {}) {
  const { firstPause, longestPause, quick, most } = { ...usual, ...patience };
  const ending = new AbortController();
  let child;
  const pass = (signal) => {
    ending.abort();
    child?.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  try {
    for (let quickEnds = 0, isFirst = true; ; isFirst = false) {
      const began = Date.now();
      child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment() });
      const { code, signal, error } = await endOf(child);
      if (error !== undefined) console.error(`${command}: ${error.message}`);
      if (error !== undefined || (isFirst && code === badSetting)) return 1;
      if (code === 0 || ending.signal.aborted) return code ?? 1;
      const ran = Date.now() - began;
      quickEnds = ran < quick ? quickEnds + 1 : 0;
      const facts = { code, signal, ran_ms: ran };
      if (quickEnds >= most) {
        line(
          fatal,
          `the server ended ${most} times in a row soon after its start, and is not started again`,
          facts,
        );
        return 1;
      }
      const wait = Math.min(longestPause, firstPause * 2 ** Math.max(0, quickEnds - 1));
      line(warning, 'the server ended unexpectedly and is started again', { ...facts, again_in_ms: wait });
      await pause(wait, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return 0;
    }
  } finally {
    for (const signal of signals) process.off(signal, pass);
  }
}

const endOf = (child) =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve({ error }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
