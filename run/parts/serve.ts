// npm run parts: each part of src/platform/web/ui in its states, themes and directions, drawn anew when a file changes.
import { createServer } from 'vite';
import { partsConfig, partsPage } from './parts-page.ts';

const server = await createServer({ ...partsConfig, server: { port: 5174, open: false } });
await server.listen();
console.log(`${server.resolvedUrls?.local[0]?.replace(/\/$/, '')}${partsPage}`);
