import { useMemo } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { readStandard } from '#features/compliance/standard/standard.contract.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import {
  controlAssessmentQuery,
  listControlAssessments,
  type ControlAssessmentRow,
} from '../../control-assessment.contract.ts';

const narrowing = ['status', 'result', 'owner', 'flag', 'section', 'group', 'q'] as const;
export type Narrowing = Partial<Record<(typeof narrowing)[number], string | undefined>>;

/** A control or a sub-control in a list; those that a control has below it as far as they are shown. */
export interface ListedControl extends ControlAssessmentRow {
  below: readonly ControlAssessmentRow[];
}

/** The controls of an assessment as the address describes them, and the ways to another page or filter. */
export function useControlList(id: string) {
  const [, change, { limit, offset, ...asked }] = useUrlState(controlAssessmentQuery);
  const filter: Narrowing = asked;
  const given = narrowing.filter((name) => (filter[name] ?? '') !== '');
  const query = {
    ...Object.fromEntries(given.map((name) => [name, filter[name]])),
    limit: String(limit),
    offset: String(offset),
  };
  const read = useRead(listControlAssessments, { params: { id }, query }, { keep: true });
  const page = read.data?.data;
  // Each control is followed by its sub-controls: rows of one list.
  const rows = useMemo(
    () =>
      page?.flatMap(({ sub_controls, ...row }): ListedControl[] => [
        { ...row, below: sub_controls },
        ...sub_controls.map((one) => ({ ...one, below: [] })),
      ]),
    [page],
  );
  return {
    read,
    rows,
    filter,
    /** What was asked for, whichever page of it. */
    asked: JSON.stringify([id, ...narrowing.map((name) => filter[name])]),
    isNarrowed: given.length > 0,
    narrow: (part: Narrowing) => change({ ...part, offset: undefined } as never),
    reset: () => change({ ...noFilter, offset: undefined }),
    paging: usePages(read, { limit, offset, change }),
  };
}
export type ControlListing = ReturnType<typeof useControlList>;

const noFilter = Object.fromEntries(narrowing.map((name) => [name, undefined]));

/** The sections and groups of a standard by their names. */
export function useStandardParts(key: StandardKey) {
  const { data } = useRead(readStandard, { params: { key } });
  return useMemo(() => {
    const sections = (data?.data.requirements ?? []).filter(
      ({ level, parent }) => level === 'section' && parent === null,
    );
    return {
      sections: sections.map(({ code, title }) => ({ value: code, label: `${code} ${title}` })),
      groups: (data?.data.groups ?? []).map(({ key: value, name }) => ({ value, label: name })),
    };
  }, [data]);
}
export type StandardParts = ReturnType<typeof useStandardParts>;
