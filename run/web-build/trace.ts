// npm run trace: the places of the source behind those in a stack, as the log has it. The stack is an argument, or comes in.
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { traced } from './source-maps.ts';

const stack = process.argv[2] ?? (await text(process.stdin));
console.log(traced(stack.replaceAll('\\n', '\n'), join(import.meta.dirname, '../../dist/maps')));
