import { setTimeout as pause } from 'node:timers/promises';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { afterProcess } from '#tests/world/after-hooks.ts';
import { asOwner } from '#tests/world/connections.ts';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import { patience } from '#tests/world/waiting/until.ts';
import { newWorld } from '#tests/world/world.ts';
import { seedOrganisation } from '#tests/generated/same-shape.ts';
import { hashPassword } from '#features/identity/password/server/shared/password-hash.service.ts';
import { attackBoard } from './attack-board.ts';
import { attackWithClock } from './attack-clock.ts';
import { attackWithConnections } from './attack-connections.ts';
import { attackWithDirectories } from './attack-directory.ts';
import { attackWithFiles } from './attack-files.ts';
import { attackWithInputs, spoiledIn, spoiledInNew } from './attack-inputs.ts';
import { attackWithKills } from './attack-kills.ts';
import { attackWithProviders } from './attack-providers.ts';
import { attackWithLoad } from './attack-overload.ts';
import { attackWithUploads } from './attack-uploads.ts';
import { directoryOf } from '#tests/sign-in/scim-directory.ts';
import { startProduct } from '#tests/world/product.ts';
import { setToWork, type Finding, type Siege } from './siege.ts';

/** For attacks that try what lies behind the budgets of calls. */
const withoutBudgets = {
  LIMIT_PERSON_PER_MINUTE: '1000000',
  LIMIT_ORGANISATION_PER_MINUTE: '1000000',
  LIMIT_HEAVY_PER_MINUTE: '1000000',
  LIMIT_EXTERNAL_SIGN_INS_PER_MINUTE: '1000000',
  // Where the attackers' own provider of sign-in is.
  PROVIDER_NETWORKS: '127.0.0.0/8',
  LIMIT_SIGN_IN_FAILURES: '1000000',
  LIMIT_NETWORK_FAILURES: '1000000',
  LIMIT_RESETS_PER_HOUR: '1000000',
};

const usualBudgets = {
  LIMIT_PERSON_PER_MINUTE: '600',
  LIMIT_ORGANISATION_PER_MINUTE: '3000',
  LIMIT_HEAVY_PER_MINUTE: '60',
};

/** The attacks, in the order in which they come; `load` at the end, against the usual budgets. */
export const attacks = [
  'connections',
  'uploads',
  'files',
  'inputs',
  'providers',
  'directories',
  'clock',
  'board',
  'kills',
  'load',
] as const;
export type Attack = (typeof attacks)[number];

/** Attacks the product in every way we know, or in those of `only`, on this machine alone, beside people of another organisation at
 *  their work. `tell` is given each finding as it is made; the whole form takes some minutes, the short one under one. */
export async function besiege({
  short,
  only = attacks,
  tell,
}: {
  short: boolean;
  only?: readonly Attack[];
  tell: (finding: Finding) => void;
}): Promise<Finding[]> {
  const product = await startProduct({ ...withoutBudgets, ...(short && patience) });
  // The world makes its organisations in this process, on the product's own database.
  process.env['PLUMBLINE_TEST_DATABASE'] = product.adminUrl;
  // It has one home, on however many this run is.
  const home = firstHome;
  const [quietWorld, attacking] = [await newWorld({ home }), await newWorld({ home })];
  const { token: stolen } = (await directoryOf(attacking)).token;
  const tokens: string[] = [];
  for (let at = 0; at < (short ? 8 : 20); at++)
    tokens.push((await quietWorld.person('Staff', { Finance: 'editor' })).token);
  const risk = (await quietWorld.admin.calls(registerRisk, { body: { title: 'Looked at all day' } })).data.id;
  const people = await setToWork({ port: product.port, slug: quietWorld.slug, tokens, risk });
  const findings: Finding[] = [];
  const found = (some: Finding[]) => {
    for (const finding of some) {
      findings.push(finding);
      tell(finding);
    }
  };
  try {
    await pause(short ? 1000 : 5000);
    const siege: Siege = {
      product,
      people,
      short,
      attacker: {
        slug: attacking.slug,
        admin: attacking.admin.token,
        user: (await attacking.person('User')).token,
      },
      quiet: await people.during(() => pause(short ? 2000 : 15_000)),
    };
    const attackBy: Record<Attack, () => Promise<Finding[]>> = {
      connections: () => attackWithConnections(siege),
      uploads: () => attackWithUploads(siege),
      files: () => attackWithFiles(siege),
      // Every call with what it is rightly sent, and every kind of wrong input, is tried without a network too (bad-input.test.ts).
      inputs: async () =>
        attackWithInputs(
          siege,
          short
            ? spoiledInNew(await newWorld({ home }))
            : spoiledIn(await seedOrganisation(await asOwner(), 'besieged', home)),
        ),
      providers: async () =>
        attackWithProviders(siege, {
          saml: await newWorld({ home }),
          openId: await newWorld({ home }),
          elsewhere: await newWorld({ home }),
        }),
      directories: () => attackWithDirectories(siege, { stolen, robbed: attacking, others: quietWorld }),
      clock: async () => attackWithClock(siege, await newWorld({ home, hashing: hashPassword })),
      board: async () => attackBoard(siege, await newWorld({ home })),
      kills: () => attackWithKills(siege, attacking),
      load: async () => {
        await afterProcess.end();
        await product.restartWith(usualBudgets);
        return attackWithLoad(siege);
      },
    };
    for (const attack of attacks.filter((one) => only.includes(one))) found(await attackBy[attack]());
    return findings;
  } finally {
    await people.stop();
    await product.stop();
  }
}
