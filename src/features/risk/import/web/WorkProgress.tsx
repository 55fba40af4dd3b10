import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { JobProgress } from '#platform/web/ui/notices/JobProgress.tsx';
import type { RiskImport } from '../risk-import.contract.ts';

const words = {
  'risk_import.check': 'columns.checking',
  'risk_import.apply': 'check.applying',
  'risk_import.undo': 'done.undoing',
} as const;
export type ImportWork = keyof typeof words;

/** How far the server is with the rows, whoever asked for it and wherever: in numbers and as a bar. */
export function WorkProgress({
  current: { progress, rows },
  begun,
}: {
  current: RiskImport;
  /** What was just asked for, until the server tells of it. */
  begun: ImportWork;
}) {
  const { t } = useTranslation('risk-import');
  const formats = useFormats();
  const { done, of, kind, job } = progress ?? { done: 0, of: rows, kind: begun, job: undefined };
  const work = kind in words ? (kind as ImportWork) : begun;
  return (
    <JobProgress
      words={t(`screen.${words[work]}`, { done: formats.number(done), of: formats.number(of) })}
      {...{ done, of, job }}
    />
  );
}
