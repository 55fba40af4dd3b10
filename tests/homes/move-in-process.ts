// A move in a process of its own, so that it can be killed at any point: node tests/homes/move-in-process.ts <move as JSON>.
import { finishMove, moveOrganisation } from '#platform/server/database/homes/move/move-organisation.ts';

const { finish, ...move } = JSON.parse(process.argv[2] ?? '') as Omit<
  Parameters<typeof moveOrganisation>[0],
  'print'
> & { finish?: boolean };
const print = (line: string) => void process.stdout.write(`${line}\n`);
await (finish ? finishMove : moveOrganisation)({ ...move, print });
