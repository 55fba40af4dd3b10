// How much memory the server may take. Measured: docs/decisions/0022-memory.md
export const serverFlags = ['--max-old-space-size=160', '--max-semi-space-size=4'];
