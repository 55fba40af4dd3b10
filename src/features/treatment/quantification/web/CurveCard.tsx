import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import type { Why } from '#platform/web/ui/dashboard/why.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import type { SimulationResult } from '../quantification.contract.ts';
import { ExceedancePicture } from './ExceedancePicture.tsx';
import { useLossWords } from './loss-words.hooks.ts';

interface CurveCardProps {
  /** Nothing while it is being simulated. */
  result: SimulationResult | undefined;
  currency: string;
  request: Why['request'];
}

/** The exceedance curve, and the same as a table. */
export function CurveCard({ result, currency, request }: CurveCardProps) {
  const { t } = useTranslation('treatment-quantification');
  const words = useLossWords(currency);
  const draw = () => {
    const curve = result?.curve ?? [];
    return {
      picture:
        result?.loss_probability === 0 ? (
          <EmptyState>{t('range.nothing')}</EmptyState>
        ) : (
          <ExceedancePicture curve={curve} words={words} />
        ),
      table: (
        <FigureTable
          label={t('curve.label')}
          columns={[t('curve.loss_column'), t('curve.probability')]}
          rows={curve.map(({ loss, probability }, at) => ({
            id: String(at),
            name: words.simulated(loss),
            values: [probability],
          }))}
          valueText={(value) => words.percent(value)}
        />
      ),
    };
  };
  return (
    <ChartCard
      title={t('curve.title')}
      why={{ figures: ['result'], request, feature: 'treatment-quantification' }}
      draw={draw}
      waiting={result === undefined}
      height={240}
      room={240}
    />
  );
}
