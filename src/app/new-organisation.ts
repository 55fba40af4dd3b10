import type { By } from '#platform/server/log/activity.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { Homes } from '#platform/server/database/homes/homes.ts';
import { emptiestHome } from '#platform/server/database/homes/home-figures.ts';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import { createPerson, type NewPerson } from '#features/identity/person/server/shared/person.service.ts';
import {
  createOrganisation,
  openAddress,
  type NewOrganisation,
} from '#features/organisation/organisation/server/organisation.service.ts';
import type { RegistrationNeeds } from '#features/organisation/registration/server/registration.service.ts';
import { giveDefaultCategories } from '#features/risk/category/server/default-category.service.ts';
import { giveDefaultModel } from '#features/risk/model/server/default-model.service.ts';

/** What every organisation starts with, beyond its address and its administrator. */
const given = [giveDefaultModel, giveDefaultCategories];

/** The one who runs the product acts before there is anybody in the organisation. */
export const operator: By = { id: null, name: 'Operator' };

interface More {
  /** Who makes it. */
  by?: By;
  /** Done with it, or it is not made. */
  also?(call: Pick<Call, 'db' | 'by'>, administrator: Omit<NewPerson, 'type'>): Promise<void>;
}

/** A new organisation with its first administrator; answers their ids. It lives on the first home where nothing else is said. */
export async function newOrganisation(
  database: Pick<Database, 'inOrganisation'> & Partial<Pick<Homes, 'settle'>>,
  adminUrl: string,
  organisation: NewOrganisation,
  administrator: Omit<NewPerson, 'type'>,
  now = new Date(),
  { by = operator, also }: More = {},
) {
  return openAddress(adminUrl, organisation, now, (orgId) => {
    database.settle?.(orgId, organisation.home ?? firstHome);
    return database.inOrganisation(orgId, { now }, async (db) => {
      const call = { db, by };
      await createOrganisation(call, organisation);
      const adminId = await createPerson(call, { ...administrator, type: 'Admin' });
      for (const give of given) await give(call);
      await also?.(call, administrator);
      return { orgId, adminId };
    });
  });
}

/** An organisation that registers by itself: on the emptiest home. */
export const registerOrganisation =
  (homes: Homes, adminUrl: string): RegistrationNeeds['create'] =>
  async (organisation, administrator, { now, by, also }) =>
    newOrganisation(
      homes,
      adminUrl,
      { ...organisation, home: await emptiestHome(homes) },
      administrator,
      now,
      { by, also },
    );
