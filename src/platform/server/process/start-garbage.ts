import type { FastifyInstance } from 'fastify';

/** Gives back what the start left behind, once, before anybody calls. V8 would keep it until it needs room, and what it gave back to
 *  itself for good. npm start allows it (`--expose-gc`, run/server-flags.js). */
export const collectStartGarbage = (app: FastifyInstance) =>
  app.addHook('onListen', async () =>
    globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' }),
  );
