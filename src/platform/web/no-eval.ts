import { config } from 'zod/v4/core';

// The page's policy forbids code made from text, and zod tries it when its first schema is made:
// so this is the first import of the first file, and vite.config.ts puts it into the chunk all others wait for.
config({ jitless: true });
