import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { listColleagues } from '#features/identity/person/person.contract.ts';
import { listCategories } from '#features/risk/category/risk-category.contract.ts';
import { listRiskOwners, listRiskRaisers } from '#features/risk/filter/risk-filter.contract.ts';
import { standings } from '#features/risk/record/risk-status.contract.ts';
import { readModel } from '#features/risk/model/risk-model.contract.ts';
import { foundFlags } from '#features/risk/record/risk-check.contract.ts';
import { riskSources } from '#features/risk/record/risk.contract.ts';
import { treatments } from '#features/risk/record/risk-status.contract.ts';
import { listTags } from '#features/risk/tag/risk-tag.contract.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';

/** The fields whose values are chosen from a list. */
export type ChoiceField =
  | 'status'
  | 'level'
  | 'department'
  | 'owner'
  | 'raised_by'
  | 'category'
  | 'tag'
  | 'flag'
  | 'treatment'
  | 'source';

export interface Choice {
  value: string;
  label: string;
  hint?: string;
  /** How far it lies below its parent. */
  depth?: number;
  colour?: string | null;
  /** May be looked for, and given nothing more. */
  gone?: boolean;
  /** Choosing it takes the others away. */
  alone?: boolean;
}

/** What may be chosen for a field. */
export function useChoices(field: ChoiceField): { choices: Choice[]; pending: boolean } {
  const { t } = useTranslation('risk');
  const { levelName } = useModelWords();
  const person = usePerson();
  const { departments } = useDepartment();
  const isPerson = field === 'owner' || field === 'raised_by';
  const people = useRead(listColleagues, undefined, { enabled: isPerson });
  const owners = useRead(listRiskOwners, undefined, { enabled: field === 'owner' });
  const raisers = useRead(listRiskRaisers, undefined, { enabled: field === 'raised_by' });
  const categories = useRead(listCategories, undefined, { enabled: field === 'category' });
  const tags = useRead(listTags, undefined, { enabled: field === 'tag' });
  const model = useRead(readModel, undefined, { enabled: field === 'level' });
  const named = <Word extends string>(words: readonly Word[], labelOf: (word: Word) => string): Choice[] =>
    words.map((value) => ({ value, label: labelOf(value) }));

  switch (field) {
    case 'status': {
      const open = {
        value: 'open',
        label: t('register.filter.open'),
        hint: t('register.filter.open_hint'),
        alone: true,
      };
      return {
        choices: [open, ...named(standings, (status) => t(`words.status.${status}`))],
        pending: false,
      };
    }
    case 'flag':
      return { choices: named(foundFlags, (flag) => t(`words.flag.${flag}`)), pending: false };
    case 'treatment':
      return { choices: named(treatments, (treatment) => t(`words.treatment.${treatment}`)), pending: false };
    case 'source':
      return { choices: named(riskSources, (source) => t(`words.source.${source}`)), pending: false };
    case 'level': {
      const levels = (model.data?.data.active.levels ?? []).toReversed().map((level) => ({
        value: String(level.index),
        label: levelName(level),
        colour: level.colour,
      }));
      return { choices: [...levels, { value: '-1', label: t('words.unrated') }], pending: model.isPending };
    }
    case 'department': {
      const none = { value: 'none', label: t('register.filter.no_department') };
      const depth = (id: string | null): number => {
        const parent = departments.find((one) => one.id === id)?.parent_id ?? null;
        return parent === null ? 0 : 1 + depth(parent);
      };
      const all = departments.map(({ id, name }) => ({ value: id, label: name, depth: depth(id) }));
      return { choices: [...all, none], pending: false };
    }
    case 'category': {
      const none = { value: 'none', label: t('register.filter.no_category') };
      const all = (categories.data?.data ?? []).map(({ id, name, parent_id, colour }) => ({
        value: id,
        label: name,
        depth: parent_id === null ? 0 : 1,
        colour,
      }));
      return { choices: [...all, none], pending: categories.isPending };
    }
    case 'tag': {
      const all = (tags.data?.data ?? []).map(({ id, name, colour }) => ({ value: id, label: name, colour }));
      return { choices: all, pending: tags.isPending };
    }
    case 'owner':
    case 'raised_by': {
      const all = (people.data?.data ?? []).map(({ id, first_name, last_name }): Choice => {
        const name = `${first_name} ${last_name}`;
        return { value: id, label: id === person.id ? t('register.filter.me', { name }) : name };
      });
      // Who owns or raised a risk one may see need not be a colleague.
      const beyond = field === 'owner' ? owners : raisers;
      for (const { id, name, is_active } of beyond.data?.data ?? [])
        if (all.every(({ value }) => value !== id)) all.push({ value: id, label: name, gone: !is_active });
      const [me, others] = [
        all.filter(({ value }) => value === person.id),
        all.filter(({ value }) => value !== person.id),
      ];
      const none = field === 'owner' ? [{ value: 'none', label: t('register.filter.no_owner') }] : [];
      const pending = people.isPending || beyond.isPending;
      return { choices: [...me, ...none, ...others], pending };
    }
  }
}
