// Goes ahead of whatever loads the server (server-flags.js): drizzle-orm is taken in its CommonJS form. Its package.json lists 450
// entries, and Node reads that list again for each of its 150 modules in the other form: half of the work of a start.
import { registerHooks } from 'node:module';

const ofDrizzle = /^drizzle-orm(\/|$)/;
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, ofDrizzle.test(specifier) ? { ...context, conditions: ['node', 'require'] } : context),
});
