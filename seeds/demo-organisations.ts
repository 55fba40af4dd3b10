import type { DepartmentAccess, PersonType } from '#platform/contract/access.ts';
import type { Database } from '#platform/server/database/database.ts';
import { hashPassword } from '#features/identity/password/server/shared/password-hash.service.ts';
import { createPerson } from '#features/identity/person/server/shared/person.service.ts';
import {
  addToDepartment,
  createDepartment,
} from '#features/organisation/department/server/department.service.ts';
import { newOrganisation, operator } from '#app/new-organisation.ts';

interface DemoPerson {
  name: readonly [first: string, last: string];
  /** Before the @ of the organisation's domain. */
  mailbox: string;
  type: PersonType;
  departments?: Readonly<Record<string, DepartmentAccess>>;
}

interface DemoOrganisation {
  name: string;
  slug: string;
  license: 'flat' | 'corporate';
  domain: string;
  password: string;
  palette?: { primary: string; secondary: string };
  departments: readonly string[];
  people: readonly [DemoPerson, ...DemoPerson[]];
}

/** Two organisations and their people, all of them invented. The first person is the administrator the others come from. */
export const demoOrganisations: readonly DemoOrganisation[] = [
  {
    name: 'Meridian Health Group',
    slug: 'meridian',
    license: 'corporate',
    domain: 'meridian.example',
    password: 'harbour-lantern-42',
    departments: [
      'Clinical Services',
      'Information Technology',
      'Pharmacy',
      'Finance',
      'Human Resources',
      'Procurement',
      'Legal',
    ],
    people: [
      { name: ['Nora', 'Hale'], mailbox: 'admin', type: 'Admin' },
      { name: ['Emre', 'Aydın'], mailbox: 'second.admin', type: 'Admin' },
      {
        name: ['Tomas', 'Reyes'],
        mailbox: 'it.lead',
        type: 'Staff',
        departments: { 'Information Technology': 'lead' },
      },
      {
        name: ['Layla', 'Haddad'],
        mailbox: 'clinical.lead',
        type: 'Staff',
        departments: { 'Clinical Services': 'editor', Pharmacy: 'editor' },
      },
      {
        name: ['Grace', 'Okafor'],
        mailbox: 'finance.lead',
        type: 'Staff',
        departments: { Finance: 'editor', 'Human Resources': 'editor' },
      },
      {
        name: ['Piotr', 'Zielinski'],
        mailbox: 'procurement',
        type: 'User',
        departments: { Procurement: 'viewer', Legal: 'viewer' },
      },
    ],
  },
  {
    name: 'Pinecrest Legal',
    slug: 'pinecrest',
    license: 'flat',
    domain: 'pinecrest.example',
    password: 'willow-compass-17',
    palette: { primary: '#3D5A80', secondary: '#EE9B6A' },
    departments: [],
    people: [{ name: ['Ruth', 'Calloway'], mailbox: 'admin', type: 'Admin' }],
  },
];

export const demoSignIns = demoOrganisations.flatMap(({ domain, password, people }) =>
  people.map(({ mailbox }) => [`${mailbox}@${domain}`, password] as const),
);

/** `.example` belongs to nobody, so a real organisation cannot have verified one. */
export const isDemo = ({ slug, domain }: { slug: string; domain: string | null }): boolean =>
  demoOrganisations.some((demo) => demo.slug === slug && demo.domain === domain);

/** Makes the organisations with their departments and people, at the given moment; answers their ids by short name. */
export async function makeDemoOrganisations(
  database: Database,
  adminUrl: string,
  now: Date,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { domain, password, departments, people, ...organisation } of demoOrganisations) {
    const password_hash = await hashPassword(password);
    const account = ({ name: [first_name, last_name], mailbox }: DemoPerson) => ({
      email: `${mailbox}@${domain}`,
      first_name,
      last_name,
      password_hash,
    });
    const [administrator, ...others] = people;
    const { orgId } = await newOrganisation(
      database,
      adminUrl,
      { ...organisation, domains: [domain] },
      account(administrator),
      now,
    );
    await database.inOrganisation(orgId, { now }, async (db) => {
      const places = new Map<string, string>();
      for (const [position, department] of departments.entries()) {
        places.set(department, await createDepartment({ db, by: operator }, { name: department, position }));
      }
      for (const person of others) {
        const person_id = await createPerson({ db, by: operator }, { ...account(person), type: person.type });
        for (const [department, access] of Object.entries(person.departments ?? {})) {
          await addToDepartment(
            { db, by: operator },
            {
              person_id,
              department_id: places.get(department) as string,
              access,
            },
          );
        }
      }
    });
    ids.set(organisation.slug, orgId);
  }
  return ids;
}
