import Box from '@mui/material/Box';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { bases } from '#features/risk/model/risk-level-names.contract.ts';
import { type Basis, type Cell } from '#features/risk/model/risk-level.contract.ts';
import type { ModelDetails } from '#features/risk/model/risk-model.contract.ts';
import { stepsTo } from '#features/risk/model/risk-model.rules.ts';
import { levelOf } from '#features/risk/record/risk.rules.ts';
import { cellByKey } from '#features/risk/model/web/shared/matrix-keys.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import { PlaceMarks, type Places } from './PlaceMarks.tsx';

interface PlaceMatrixProps {
  model: ModelDetails;
  places: Places;
  label: string;
  /** With it, a cell is chosen as the place of `basis`, by a click or with the arrow keys. */
  onPlace?: ((cell: Cell) => void) | undefined;
  basis?: Basis;
}

const gap = 3;
const height = 30;

const widthOf = (model: ModelDetails): number => (model.consequence_size > 5 ? 34 : 42);

/** Where one risk stands on the matrix: inherent, residual and target, with the way between them. */
export function PlaceMatrix(props: PlaceMatrixProps) {
  const { model, places, label, onPlace } = props;
  const { t } = useTranslation('risk');
  const { nameOf } = useCells(model, places);
  const placeTexts = bases.flatMap((basis) => {
    const place = places[basis];
    return place ? [`${t(`words.basis.${basis}`)}: ${nameOf(place)}`] : [];
  });

  return (
    <Box
      sx={{ display: 'inline-grid', gridTemplateColumns: 'auto auto', gap: 0.5, justifyContent: 'start' }}
      {...(onPlace === undefined && { role: 'img', 'aria-label': [label, ...placeTexts].join('. ') })}
    >
      <Box
        aria-hidden
        sx={{
          typography: 'caption',
          color: 'text.secondary',
          writingMode: 'vertical-rl',
          rotate: '180deg',
          textAlign: 'center',
        }}
      >
        {t('model.axis.likelihood')}
      </Box>
      <Box sx={{ position: 'relative' }}>
        <PlaceGrid {...props} />
        <PlaceMarks
          places={places}
          rows={model.likelihood_size}
          columns={model.consequence_size}
          cell={{ width: widthOf(model), height, gap }}
        />
      </Box>
      <span />
      <Box aria-hidden sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'center' }}>
        {t('model.axis.consequence')}
      </Box>
    </Box>
  );
}

/** How each cell is called and coloured, with what of the risk lies in it. */
function useCells(model: ModelDetails, places: Places) {
  const { t } = useTranslation('risk');
  const words = useModelWords();
  const here = ({ likelihood, consequence }: Cell): Basis[] =>
    bases.filter(
      (basis) => places[basis]?.likelihood === likelihood && places[basis]?.consequence === consequence,
    );
  // Paler where nothing of this risk lies, as on the matrix of all risks.
  const colourOf = (cell: Cell): string | undefined => {
    const colour = model.levels[levelOf(model.matrix, cell) ?? -1]?.colour;
    return here(cell).length > 0 ? colour : `color-mix(in srgb, ${colour} 55%, var(--paper))`;
  };
  const nameOf = (cell: Cell): string => {
    const likelihood = model.likelihood_steps[cell.likelihood - 1];
    const consequence = model.consequence_steps[cell.consequence - 1];
    const level = model.levels[levelOf(model.matrix, cell) ?? -1];
    const named = t('page.ratings.cell', {
      likelihood: likelihood ? words.stepName(likelihood) : cell.likelihood,
      consequence: consequence ? words.stepName(consequence) : cell.consequence,
      level: level ? words.levelName(level) : '',
    });
    const marks = here(cell).map((basis) => t(`words.basis.${basis}`));
    return marks.length === 0 ? named : t('page.ratings.cell_with', { cell: named, marks: marks.join(', ') });
  };
  return { here, colourOf, nameOf };
}

/** The cells, and the arrow keys that lead from one to the next where a place is chosen. */
function PlaceGrid({ model, places, label, onPlace, basis: chosen = 'inherent' }: PlaceMatrixProps) {
  const { direction } = useLanguage();
  const { here, colourOf, nameOf } = useCells(model, places);
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Cell>();
  const current = focused ?? places[chosen] ?? places.inherent ?? { likelihood: 1, consequence: 1 };
  const onKey = (event: KeyboardEvent, from: Cell) => {
    const last = { likelihood: model.likelihood_size, consequence: model.consequence_size };
    const to = cellByKey(event.key, from, last, direction);
    if (to === undefined) return;
    event.preventDefault();
    setFocused(to);
    onPlace?.(to);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${to.likelihood}:${to.consequence}"]`)?.focus();
  };
  return (
    <Box
      ref={grid}
      {...(onPlace && { role: 'radiogroup', 'aria-label': label })}
      sx={{
        display: 'grid',
        gap: `${gap}px`,
        gridTemplateColumns: `repeat(${model.consequence_size}, ${widthOf(model)}px)`,
        gridAutoRows: height,
      }}
    >
      {stepsTo(model.likelihood_size)
        .toReversed()
        .flatMap((likelihood) =>
          stepsTo(model.consequence_size).map((consequence) => {
            const cell = { likelihood, consequence };
            const isCurrent = current.likelihood === likelihood && current.consequence === consequence;
            return (
              <PlaceCell
                key={`${likelihood}:${consequence}`}
                cell={cell}
                name={nameOf(cell)}
                colour={colourOf(cell)}
                isChosen={here(cell).includes(chosen)}
                isCurrent={isCurrent}
                onPlace={onPlace}
                onMove={onKey}
              />
            );
          }),
        )}
    </Box>
  );
}

interface PlaceCellProps {
  cell: Cell;
  name: string;
  colour: string | undefined;
  /** The place of the rating that is being made. */
  isChosen: boolean;
  /** Where the Tab key leads. */
  isCurrent: boolean;
  onPlace: ((cell: Cell) => void) | undefined;
  onMove: (event: KeyboardEvent, from: Cell) => void;
}

/** A cell of the matrix: a choice where a place is chosen, otherwise a picture. */
function PlaceCell({ cell, name, colour, isChosen, isCurrent, onPlace, onMove }: PlaceCellProps) {
  return (
    <Box
      data-cell={`${cell.likelihood}:${cell.consequence}`}
      title={name}
      {...(onPlace && {
        role: 'radio',
        'aria-checked': isChosen,
        'aria-label': name,
        tabIndex: isCurrent ? 0 : -1,
        onClick: () => onPlace(cell),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key === ' ') {
            event.preventDefault();
            onPlace(cell);
          } else onMove(event, cell);
        },
      })}
      sx={{
        borderRadius: '4px',
        boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 14%)',
        cursor: onPlace ? 'pointer' : 'default',
        '&:focus-visible': { outline: '2px solid var(--text)', outlineOffset: 1 },
      }}
      style={{ backgroundColor: colour }}
    />
  );
}
