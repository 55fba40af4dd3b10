// The page's policy forbids code made from text, and zod tries it when its first schema is made: so this is the first import
// of the first file, preload.ts, which runs before any other is asked for. It is what zod's `config({ jitless: true })`
// sets, without zod: the sign-in has no bytes to spare. Every journey fails on a policy report.
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };
