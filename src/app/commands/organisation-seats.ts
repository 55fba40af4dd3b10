import { parseArgs } from 'node:util';
import { Unreachable } from '#platform/server/database/connections.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { BadSetting } from '#platform/server/process/setting.ts';
import {
  changeSeats,
  readSeats,
  type Seats,
} from '#features/organisation/invitation/server/seat-change.service.ts';
import { operator } from '#app/new-organisation.ts';
import { withProductHomes } from '#app/product-database.ts';
import { tellFailure } from './tell-failure.ts';

const bySlug = {
  name: 'organisation_for_seats',
  text: 'select organisation_id as id from organisation_address where slug = $1',
};

/** A number, or as many as they like; nothing, where the question is how many there are. */
function wantedSeats(told: string | undefined): number | null | undefined {
  if (told === undefined) return undefined;
  if (told === 'any') return null;
  if (!/^[1-9]\d{0,8}$/.test(told))
    throw new BadSetting('--seats', 'a whole number of at least 1, or "any", expected');
  return Number(told);
}

const described = (org: string, { seats, taken }: Seats) =>
  `${org}: ${taken} people and open invitations, ${seats === null ? 'as many as it likes' : `${seats} seats`}`;

try {
  const { values } = parseArgs({ options: { org: { type: 'string' }, seats: { type: 'string' } } });
  const { org } = values;
  if (org === undefined) throw new BadSetting('--org', 'the short name of an organisation expected');
  const wanted = wantedSeats(values.seats);
  await withProductHomes(readConfig(), async (homes) => {
    const [found] = await homes.lookUp<{ id: string }>(bySlug, [org]);
    if (found === undefined) throw new BadSetting('--org', `no organisation is called ${org}`);
    const seats =
      wanted === undefined
        ? await readSeats(homes, found.id)
        : await changeSeats(homes, found.id, wanted, operator);
    process.stdout.write(`${described(org, seats)}\n`);
  });
} catch (error) {
  tellFailure(error, error instanceof Unreachable);
}
