import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { download } from '#platform/web/calling/call.ts';
import { useFileMaking } from '#platform/web/calling/file-making.hooks.ts';
import {
  assessmentFormats,
  exportAssessment,
  type AssessmentFormat,
} from '../../assessment-export.contract.ts';

/** The files an assessment can be kept as, each with what it is good for. */
export function useAssessmentExport(
  id: string,
  formats: readonly AssessmentFormat[] = assessmentFormats,
): {
  label: string;
  goodFor: string;
  onClick: () => void;
  refusedBecause: string | undefined;
}[] {
  const { t } = useTranslation('maturity');
  const { isMaking, make } = useFileMaking({
    making: t('verb.export.making'),
    made: t('verb.export.made'),
  });
  return formats.map((format) => ({
    label: t(`verb.link.${format}`),
    goodFor: t(`verb.export.good_for.${format}`),
    onClick: () => void make(() => download(exportAssessment, { params: { id }, query: { format } })),
    refusedBecause: isMaking ? t('verb.export.making') : undefined,
  }));
}
