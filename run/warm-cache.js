// Loads the server once without starting it, so that what Node made of its files is kept for the real start:
// a process that has to strip types itself keeps the 20 MB this takes. Which files changed, Node knows.
import { flushCompileCache } from 'node:module';

await import('../src/app/start-server.ts');
flushCompileCache();
process.exit();
