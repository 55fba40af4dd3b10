import Box from '@mui/material/Box';
import { Check, TriangleAlert } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { textOn } from '#platform/contract/contrast.ts';
import { usePageKeys } from '#platform/web/screen/page-keys.hooks.ts';
import { LevelShape } from '#platform/web/ui/values/LevelShape.tsx';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import type { Cell } from '../../risk-level.contract.ts';
import type { FactorType, ModelDetails, ModelLevel } from '../../risk-model.contract.ts';
import { stepsOf } from '../../risk-model-draft.rules.ts';
import { fallsOf, stepsTo } from '../../risk-model.rules.ts';
import { useModelWords } from './model-words.hooks.ts';
import { cellByKey } from './matrix-keys.ts';

const corner = {
  fontWeight: 600,
  textAlign: 'end',
  verticalAlign: 'top',
  pt: 0.5,
  px: 0.5,
  whiteSpace: 'nowrap',
};

/** On a phone the headings stand upright: no word fits above a column. */
const narrowHeading = {
  writingMode: { xs: 'vertical-rl', sm: 'horizontal-tb' },
  transform: { xs: 'rotate(180deg)', sm: 'none' },
  display: 'inline-block',
};

/** Cells that are picked one by one. */
interface Picks {
  has: (cell: Cell) => boolean;
  toggle: (cell: Cell) => void;
}

interface MatrixGridProps {
  model: ModelDetails;
  /** Gives a cell another level. Without it and without `picks` the matrix is only shown. */
  onLevel?: ((cell: Cell, level: number) => void) | undefined;
  /** Cells are picked instead, by a click or the keyboard. */
  picks?: Picks | undefined;
  /** What the matrix is for, where it is not the model's own. */
  label?: string | undefined;
}

/** The matrix with the most likely on top. A table, so that it mirrors with the language and reads with its headings. */
export function MatrixGrid(props: MatrixGridProps) {
  const { model, onLevel, picks, label } = props;
  const { t } = useTranslation('risk');
  const words = useModelWords();
  const falls = fallsOf(model.matrix);
  const named = label ?? t('model.screen.matrix_label');
  const isEdited = onLevel !== undefined || picks !== undefined;
  const { table, current, setCurrent, act, onKey } = useMatrixKeys(props, named);
  const stepName = (axis: FactorType, value: number) =>
    words.stepName(model[stepsOf[axis]][value - 1] ?? { code: String(value), name: null });

  return (
    <Box sx={{ overflowX: 'auto', pb: 0.5 }}>
      <Box
        component="table"
        ref={table}
        role="grid"
        aria-label={named}
        aria-multiselectable={picks !== undefined}
        aria-readonly={!isEdited}
        sx={{
          borderCollapse: 'separate',
          borderSpacing: '4px',
          typography: 'caption',
          tableLayout: 'fixed',
          width: { xs: '100%', sm: 140 + 88 * model.consequence_size },
          // A form is narrower than a page.
          ...(picks && { width: '100%' }),
        }}
      >
        <tbody>
          {stepsTo(model.likelihood_size)
            .toReversed()
            .map((likelihood) => (
              <tr key={likelihood}>
                <LikelihoodHeading>{stepName('likelihood', likelihood)}</LikelihoodHeading>
                {stepsTo(model.consequence_size).map((consequence) => {
                  const index = model.matrix[likelihood - 1]?.[consequence - 1] ?? 0;
                  const level = model.levels[index];
                  if (level === undefined) return null;
                  const hasFallen = falls.some(
                    (one) => one.likelihood === likelihood && one.consequence === consequence,
                  );
                  const isCurrent = current.likelihood === likelihood && current.consequence === consequence;
                  const name = t('model.screen.cell', {
                    likelihood: stepName('likelihood', likelihood),
                    consequence: stepName('consequence', consequence),
                    level: words.levelName(level),
                  });
                  return (
                    <MatrixCell
                      key={consequence}
                      cell={{ likelihood, consequence }}
                      level={level}
                      name={name}
                      hasFallen={hasFallen}
                      isCurrent={isCurrent}
                      isEdited={isEdited}
                      onFocus={() => setCurrent({ likelihood, consequence })}
                      isPicked={picks?.has({ likelihood, consequence })}
                      onNext={() => act({ likelihood, consequence }, index)}
                      onKey={(event) => onKey(event, { likelihood, consequence }, index)}
                    />
                  );
                })}
              </tr>
            ))}
          <ConsequenceHeadings steps={model.consequence_steps} />
        </tbody>
      </Box>
    </Box>
  );
}

/** The keys of a matrix: arrows lead from cell to cell, Enter and Space act on one, a digit gives it a level. */
function useMatrixKeys({ model, onLevel, picks }: MatrixGridProps, named: string) {
  const { t } = useTranslation('risk');
  const { direction } = useLanguage();
  const [current, setCurrent] = useState<Cell>({ likelihood: 1, consequence: 1 });
  const table = useRef<HTMLTableElement>(null);
  usePageKeys(named, [
    { keys: ['←', '→', '↑', '↓'], says: t('model.screen.keys.cell') },
    ...(onLevel !== undefined || picks !== undefined
      ? [{ keys: ['Enter', 'Space'], says: t(picks ? 'model.screen.keys.pick' : 'model.screen.keys.next') }]
      : []),
    ...(onLevel ? [{ keys: ['1', '2', '3'], says: t('model.screen.keys.level') }] : []),
  ]);
  const act = (cell: Cell, level: number) =>
    picks ? picks.toggle(cell) : onLevel?.(cell, (level + 1) % model.levels.length);
  const last = { likelihood: model.likelihood_size, consequence: model.consequence_size };
  const onKey = (event: KeyboardEvent, cell: Cell, level: number) => {
    const next = cellByKey(event.key, cell, last, direction);
    const number = Number(event.key);
    if (next !== undefined) {
      setCurrent(next);
      table.current
        ?.querySelector<HTMLElement>(`[data-cell="${next.likelihood}:${next.consequence}"]`)
        ?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') act(cell, level);
    else if (Number.isInteger(number) && number >= 1 && number <= model.levels.length)
      onLevel?.(cell, number - 1);
    else return;
    event.preventDefault();
  };
  return { table, current, setCurrent, act, onKey };
}

interface MatrixCellProps {
  cell: Cell;
  level: ModelLevel;
  name: string;
  /** Its level is lower than that of a neighbour with less likelihood or consequence. */
  hasFallen: boolean;
  /** Where the Tab key leads. */
  isCurrent: boolean;
  isEdited: boolean;
  /** Undefined where cells are not picked. */
  isPicked: boolean | undefined;
  onFocus: () => void;
  onNext: () => void;
  onKey: (event: KeyboardEvent) => void;
}

function MatrixCell(props: MatrixCellProps) {
  const { cell, level, name, hasFallen, isCurrent, isEdited, isPicked, onFocus, onNext, onKey } = props;
  const { t } = useTranslation('risk');
  const words = useModelWords();
  const ink = textOn(level.colour);
  return (
    <Box
      component="td"
      data-cell={`${cell.likelihood}:${cell.consequence}`}
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isPicked}
      aria-label={hasFallen ? t('model.screen.cell_falls', { cell: name }) : name}
      title={name}
      onFocus={onFocus}
      onClick={onNext}
      onKeyDown={onKey}
      sx={{
        height: { xs: 48, sm: 56 },
        borderRadius: 1,
        bgcolor: level.colour,
        color: ink,
        textAlign: 'center',
        verticalAlign: 'middle',
        cursor: isEdited ? 'pointer' : 'default',
        boxShadow: isPicked === true ? `inset 0 0 0 3px ${ink}` : 'inset 0 0 0 1px rgb(0 0 0 / 14%)',
        userSelect: 'none',
        '&:focus-visible': { outline: '2px solid var(--text)', outlineOffset: 1 },
      }}
    >
      <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}>
        <LevelShape index={level.index + 1} colour={ink} />
        {words.levelShort(level)}
        {isPicked === true && <Check size={14} aria-hidden />}
        {hasFallen && <TriangleAlert size={14} aria-hidden />}
      </Box>
    </Box>
  );
}

function LikelihoodHeading({ children }: { children: string }) {
  return (
    <Box
      component="th"
      scope="row"
      sx={{
        width: { xs: 76, sm: 132 },
        textAlign: 'end',
        pe: 1,
        fontWeight: 500,
        color: 'text.secondary',
      }}
    >
      {children}
    </Box>
  );
}

/** What the columns are called, below them, and the names of both axes. */
function ConsequenceHeadings({ steps }: { steps: ModelDetails['consequence_steps'] }) {
  const { t } = useTranslation('risk');
  const words = useModelWords();
  const { direction } = useLanguage();
  return (
    <>
      <tr>
        <Box component="th" scope="row" sx={corner}>
          {t('model.axis.likelihood')} ↑
        </Box>
        {steps.map((step, index) => (
          <Box
            component="th"
            scope="col"
            key={index}
            sx={{
              fontWeight: 500,
              color: 'text.secondary',
              verticalAlign: 'top',
              pt: 0.5,
            }}
          >
            <Box component="span" sx={narrowHeading}>
              {words.stepName(step)}
            </Box>
          </Box>
        ))}
      </tr>
      <tr>
        <td />
        <Box component="th" colSpan={steps.length} sx={{ ...corner, textAlign: 'start' }}>
          {t('model.axis.consequence')} {direction === 'rtl' ? '←' : '→'}
        </Box>
      </tr>
    </>
  );
}
