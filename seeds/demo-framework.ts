import { languages } from '#platform/contract/access.ts';
import { ownContent } from '#features/maturity/framework/own-content.contract.ts';
import {
  changeFramework,
  createFramework,
  publishFramework,
} from '#features/maturity/framework/server/own-framework.service.ts';
import {
  contentOf,
  type FrameworkStructure,
} from '#features/maturity/framework/server/shared/shipped-framework.content.ts';
import { ownEdition } from '#features/maturity/framework/server/shared/own-edition.presenter.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Cast } from './demo-cast.ts';
import words from './device-safety.json' with { type: 'json' };
import type { Step } from './demo-steps.ts';

/** Four sections and sixteen questions that a hospital asks beyond CIS, with the levels everybody knows. */
const deviceSafety = ownContent.parse({
  ...words,
  levels: contentOf('cis', 'en').levels.map((_, at) =>
    Object.fromEntries(languages.map((language) => [language, contentOf('cis', language).levels[at]])),
  ),
});

export const deviceSafetyTitle = words.words.en.name;

/** A framework of the organisation's own, on its way: known by its id once its first step is done. */
export interface DemoFramework {
  structure: FrameworkStructure;
  steps: Step[];
  id(): string;
}

/** An administrator writes it, and publishes it some days later. */
export function writingDeviceSafety(cast: Cast, daysAgo: number): DemoFramework {
  const writer = cast.person('admin');
  const asking = { actor: writer, by: writer, language: 'en' } as const;
  let row = { id: '', version: 0 };
  const step = (later: number, does: (db: TenantDb) => Promise<{ id: string; version: number }>): Step => ({
    daysAgo: daysAgo - later,
    does: async (db) => void (row = await does(db)),
  });
  return {
    structure: ownEdition(deviceSafety, 1).structure,
    steps: [
      step(0, (db) => createFramework({ db, ...asking }, { name: deviceSafetyTitle, language: 'en' })),
      step(2, (db) =>
        changeFramework({ db, ...asking }, row.id, { version: row.version, content: deviceSafety }),
      ),
      step(5, (db) => publishFramework({ db, ...asking }, row.id, { version: row.version })),
    ],
    id: () => row.id,
  };
}
