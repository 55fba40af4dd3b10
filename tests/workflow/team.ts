import { newWorld } from '#tests/world/world.ts';
import type { Somebody, Team } from './subject.ts';

/** Somebody beside the Admin, and the only department they are of; none in a flat organisation, where Staff edit everything. */
interface Member {
  type: 'Staff' | 'User';
  /** In a flat organisation, where the type alone says what they may. */
  flat?: 'User';
  of?: 'Finance' | 'Operations';
  access?: 'editor' | 'viewer';
}

/** A new organisation with an Admin and these people; records are Finance's. */
export async function teamOf<Who extends string>(
  license: 'corporate' | 'flat',
  members: Record<Who, Member>,
): Promise<Team<Who | 'admin'>> {
  const world = await newWorld({ license });
  const flat = license === 'flat';
  const { admin } = world;
  const people: Record<string, Somebody> = {
    admin: {
      calls: admin,
      actor: {
        id: admin.id,
        type: 'Admin',
        org_editor: false,
        departments: [],
        flat,
        deciders: 3,
        self_approval: false,
      },
    },
  };
  for (const [who, member] of Object.entries<Member>(members)) {
    const { of: department = 'Finance', access = 'viewer' } = member;
    const type = (flat && member.flat) || member.type;
    const org_editor = flat && type === 'Staff';
    const calls = await world.person(type, flat ? {} : { [department]: access }, { org_editor });
    const departments = flat ? [] : [{ id: world.departments[department] as string, access }];
    people[who] = {
      calls,
      actor: { id: calls.id, type, org_editor, departments, flat, deciders: 3, self_approval: false },
    };
  }
  return { world, department_id: world.departments['Finance'] ?? null, people: people as never };
}
