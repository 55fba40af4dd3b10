import { useMemo, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { missingToPublish } from '../../own-content.rules.ts';
import { contentOf } from '../../framework-draft.rules.ts';
import {
  aboutPart,
  errorsByPart,
  firstWrong,
  levelPart,
  type ErrorsByPart,
} from '../../framework-error.rules.ts';
import type { FrameworkDraft } from './framework-draft.hooks.ts';

type FirstWrong = { section: string; question?: string } | { tab: 'levels' | 'about' } | undefined;

/** What is wrong, and from the moment somebody wants to publish also what is missing for that. */
export function useFrameworkErrors({ framework, errors }: FrameworkDraft) {
  const { t, i18n } = useTranslation('maturity');
  const [isWanted, want] = useState(false);
  const all = useMemo((): ErrorsByPart => {
    if (!isWanted || errors.size > 0) return errors;
    return errorsByPart(
      framework,
      missingToPublish(contentOf(framework)).map(({ path, code }) => [path, t(`refusals.${code}`)] as const),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words follow the language
  }, [isWanted, errors, framework, t, i18n.language]);
  const first = (): FirstWrong => {
    if (all.has(aboutPart)) return { tab: 'about' };
    if (framework.levels.some((_, value) => all.has(levelPart(value)))) return { tab: 'levels' };
    return firstWrong(framework, all);
  };
  return {
    errors: all,
    /** How many parts something is wrong with. */
    count: all.size,
    /** Says from now on what publishing asks for. */
    want: () => want(true),
    first,
  };
}
