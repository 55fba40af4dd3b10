import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useSize } from '#platform/web/browser/size.hooks.ts';
import '#platform/web/ui/charts/chart.css';
import { useChartKeys } from '#platform/web/ui/charts/chart-keys.hooks.ts';
import { ChartPart } from '#platform/web/ui/charts/ChartPart.tsx';
import { ChartTip } from '#platform/web/ui/charts/ChartTip.tsx';
import type { Cell } from '../../risk-level.contract.ts';
import { cellByKey } from './matrix-keys.ts';
import { MatrixCellShape, type CountedCell } from './MatrixCellShape.tsx';
import './risk-matrix.css';

interface RiskMatrixProps {
  /** What the steps of each axis are called, from the first up. */
  likelihood: readonly string[];
  consequence: readonly string[];
  cells: readonly CountedCell[];
  /** What the picture shows: "Open risks by residual rating". */
  label: string;
  /** The rows of a cell. */
  linkOf?: ((cell: Cell) => string) | undefined;
}

const gap = 3;
const letter = 6.6;

const atOf = ({ likelihood, consequence }: Cell): string => `${likelihood}:${consequence}`;

const longestWord = (steps: readonly string[]): number =>
  Math.max(...steps.flatMap((step) => step.split(' ').map(({ length }) => length)));

/** How many risks lie where: the most likely on top, the worst consequences at the end. In Arabic it is mirrored. */
export function RiskMatrix({ likelihood, consequence, cells, label, linkOf }: RiskMatrixProps) {
  const { t } = useTranslation('risk');
  const { direction } = useLanguage();
  useChartKeys();
  const picture = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(picture);
  const [current, setCurrent] = useState<Cell>({ likelihood: likelihood.length, consequence: 1 });
  const mostRisks = Math.max(1, ...cells.map(({ count }) => count));
  const cellWidth = (width - gap * (consequence.length - 1)) / consequence.length;
  const mirrored = direction === 'rtl';
  const isUpright = width > 0 && cellWidth < longestWord(consequence) * letter;
  const cellHeight = (height - gap * (likelihood.length - 1)) / likelihood.length;

  const last = { likelihood: likelihood.length, consequence: consequence.length };
  const onKey = (event: KeyboardEvent) => {
    const end = { Home: 1, End: last.consequence }[event.key];
    const to =
      end === undefined
        ? cellByKey(event.key, current, last, direction)
        : { likelihood: current.likelihood, consequence: end };
    if (to === undefined) return;
    event.preventDefault();
    picture.current?.querySelector<SVGElement>(`[data-at="${atOf(to)}"]`)?.focus();
  };

  return (
    <div
      role="group"
      aria-label={label}
      className="risk-matrix"
      style={{ '--rows': likelihood.length, '--columns': consequence.length }}
    >
      <div className="risk-matrix-axis">{t('model.axis.likelihood')}</div>
      <div aria-hidden className="risk-matrix-rows">
        <Steps steps={likelihood.toReversed()} />
      </div>
      <div ref={picture} className="risk-matrix-cells" onKeyDown={onKey}>
        {width > 0 && (
          <svg className="chart" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
            {cells.map((cell) => {
              const place = mirrored ? consequence.length - cell.consequence : cell.consequence - 1;
              const named = t('model.screen.cell', {
                likelihood: likelihood[cell.likelihood - 1],
                consequence: consequence[cell.consequence - 1],
                level: cell.level.name,
              });
              return (
                <ChartPart
                  key={atOf(cell)}
                  at={atOf(cell)}
                  name={`${named} · ${t('words.risks', { count: cell.count })}`}
                  href={linkOf?.(cell)}
                  isCurrent={atOf(current) === atOf(cell)}
                  onFocus={() => setCurrent(cell)}
                >
                  <MatrixCellShape
                    cell={cell}
                    x={place * (cellWidth + gap)}
                    y={(likelihood.length - cell.likelihood) * (cellHeight + gap)}
                    width={cellWidth}
                    height={cellHeight}
                    mirrored={mirrored}
                    share={cell.count / mostRisks}
                  />
                </ChartPart>
              );
            })}
          </svg>
        )}
        <ChartTip within={picture} />
      </div>
      {/* Steps stand upright below columns that are too narrow for a word. */}
      <div aria-hidden className={isUpright ? 'risk-matrix-columns is-upright' : 'risk-matrix-columns'}>
        <Steps steps={consequence} />
      </div>
      <div className="risk-matrix-axis at-end">{t('model.axis.consequence')}</div>
    </div>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return steps.map((step) => (
    <div key={step} title={step}>
      <span className="risk-matrix-step">{step}</span>
    </div>
  ));
}
