import { useState } from 'react';
import { isRefusal } from '#platform/web/calling/call-failed.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { failureText } from '#platform/web/notices/failure-snackbar.ts';
import { staleVersion } from '#platform/contract/refusal.ts';
import { upgradeAssessments, type UpgradeEffect } from '../standard-upgrade.contract.ts';
import type { VersionPair } from './version-pair.ts';

export interface Upgrading {
  isBusy: boolean;
  /** How many were asked for. */
  all: number;
  done: readonly UpgradeEffect[];
  /** Why some were not, by their id. */
  failures: ReadonlyMap<string, string>;
  upgrade: (chosen: readonly UpgradeEffect[]) => Promise<void>;
}

/** Upgrades assessments one after the other: what fails of one says so there, and the others go on. */
export function useUpgrading({ standard, from, to }: VersionPair): Upgrading {
  const { t } = useTranslation('compliance-standard-upgrade');
  const write = useWrite(upgradeAssessments, {
    refreshes: ['compliance', 'compliance-standard', 'work'],
    handled: () => true,
  });
  const [state, set] = useState<Omit<Upgrading, 'upgrade'>>({
    isBusy: false,
    all: 0,
    done: [],
    failures: new Map(),
  });
  const wordsOf = (failure: unknown): string =>
    isRefusal(failure, staleVersion) ? t('changed') : failureText(failure);
  const upgrade = async (chosen: readonly UpgradeEffect[]) => {
    const done: UpgradeEffect[] = [];
    const failures = new Map<string, string>();
    const show = (isBusy: boolean) =>
      set({ isBusy, all: chosen.length, done: [...done], failures: new Map(failures) });
    show(true);
    for (const { id, version } of chosen) {
      const body = { from, to, assessments: [{ id, version }] };
      try {
        const { data } = await write.mutateAsync({ params: { key: standard }, body });
        done.push(...data.upgraded);
      } catch (failure) {
        failures.set(id, wordsOf(failure));
      }
      show(true);
    }
    show(false);
  };
  return { ...state, upgrade };
}
