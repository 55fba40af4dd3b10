import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import type { Assessment } from '../../risk-assessment.contract.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';

const width = 320;
const rowHeight = 26;
const edge = { start: 6, end: 10, top: 10, bottom: 22 };
/** The room for the names of the levels. */
const labels = 92;
const text = { fontSize: 11, fontFamily: 'var(--font)', fill: 'var(--text-secondary)' };

interface LevelLineProps {
  /** Newest first. */
  ratings: readonly Assessment[];
  /** The newest rating holds until today. */
  isNewest: boolean;
}

/** The level as a line of steps: thick the current one, dashed the inherent. Time runs in the reading direction. */
export function LevelLine({ ratings, isNewest }: LevelLineProps) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const mirrored = useLanguage().direction === 'rtl';
  const [now] = useState(() => Date.now());
  const inTime = ratings.filter(({ inherent }) => inherent !== null).toReversed();
  const [first, last] = [inTime[0], inTime.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [Date.parse(first.at), isNewest ? now : Date.parse(last.at)];
  const { levels, height, x, y, pathOf } = layOut(inTime, { from, to, mirrored });
  const ends = mirrored ? (['end', 'start'] as const) : (['start', 'end'] as const);
  return (
    <Box component="figure" sx={{ m: 0, pt: 1.5 }}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        role="img"
        direction="ltr"
        aria-label={t('story.line.label', {
          from: formats.day(first.at),
          to: formats.day(new Date(to).toISOString()),
        })}
        style={{ display: 'block', maxWidth: 480 }}
      >
        {levels.map((level) => (
          <LevelRule
            key={level.index}
            level={level}
            y={y(level.index)}
            from={x(from)}
            to={x(to)}
            mirrored={mirrored}
          />
        ))}
        <path
          d={pathOf(({ inherent }) => inherent?.level.index)}
          fill="none"
          stroke="var(--text-secondary)"
          strokeWidth="1.5"
          strokeDasharray="3 3"
        />
        <path
          d={pathOf(({ inherent, residual }) => (residual ?? inherent)?.level.index)}
          fill="none"
          stroke="var(--text)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {inTime.map((rating) => (
          <RatingDot key={rating.id} rating={rating} x={x} y={y} />
        ))}
        <text x={x(from)} y={height - 6} textAnchor={ends[0]} {...text}>
          {formats.day(first.at)}
        </text>
        {to - from > 20 * 24 * 60 * 60 * 1000 && (
          <text x={x(to)} y={height - 6} textAnchor={ends[1]} {...text}>
            {isNewest ? t('story.line.now') : formats.day(last.at)}
          </text>
        )}
      </svg>
      <LineKeys />
    </Box>
  );
}

/** The levels that were reached, from the lowest up, and where each moment and each level lies in the picture. */
function layOut(
  inTime: readonly Assessment[],
  { from, to, mirrored }: { from: number; to: number; mirrored: boolean },
) {
  const reached = new Map(
    inTime.flatMap(({ inherent, residual }) =>
      [inherent, residual].flatMap((rated) => (rated ? [[rated.level.index, rated.level] as const] : [])),
    ),
  );
  const levels = [...reached.values()].toSorted((one, other) => one.index - other.index);
  const [lowest, highest] = [levels[0]?.index ?? 0, levels.at(-1)?.index ?? 0];
  const height = edge.top + edge.bottom + (highest - lowest) * rowHeight;
  const span = Math.max(1, to - from);
  const x = (at: number) => {
    const along = labels + edge.start + ((at - from) / span) * (width - labels - edge.start - edge.end);
    return mirrored ? width - along : along;
  };
  const y = (index: number) => edge.top + (highest - index) * rowHeight;
  const pathOf = (indexOf: (rating: Assessment) => number | undefined): string =>
    inTime
      .flatMap((rating, at) => {
        const index = indexOf(rating);
        if (index === undefined) return [];
        const next = inTime[at + 1];
        const start = `${at === 0 ? 'M' : 'L'}${x(Date.parse(rating.at))} ${y(index)}`;
        return [`${start}H${x(next === undefined ? to : Date.parse(next.at))}`];
      })
      .join('');
  return { levels, height, x, y, pathOf };
}

interface LevelRuleProps {
  level: NonNullable<Assessment['inherent']>['level'];
  y: number;
  from: number;
  to: number;
  mirrored: boolean;
}

/** A level's name, and the line it stands for. */
function LevelRule({ level, y, from, to, mirrored }: LevelRuleProps) {
  const words = useModelWords();
  return (
    <g>
      <line x1={from} x2={to} y1={y} y2={y} stroke="var(--divider)" strokeWidth="1" />
      <text
        x={mirrored ? width - labels + 8 : labels - 8}
        y={y}
        dy="0.35em"
        textAnchor={mirrored ? 'start' : 'end'}
        {...text}
      >
        {words.levelName(level)}
      </text>
    </g>
  );
}

interface RatingDotProps {
  rating: Assessment;
  x: (at: number) => number;
  y: (levelIndex: number) => number;
}

/** One rating on the line, in the colour of its level. */
function RatingDot({ rating: { at, inherent, residual }, x, y }: RatingDotProps) {
  const formats = useFormats();
  const words = useModelWords();
  const rated = residual ?? inherent;
  if (rated === null) return null;
  return (
    <circle
      cx={x(Date.parse(at))}
      cy={y(rated.level.index)}
      r="5"
      fill={rated.level.colour}
      stroke="var(--text)"
      strokeWidth="1.5"
    >
      <title>{`${formats.day(at)}: ${words.levelName(rated.level)}`}</title>
    </circle>
  );
}

/** What the two lines are. */
function LineKeys() {
  const { t } = useTranslation('risk');
  return (
    <Box
      component="figcaption"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Key dashed={false}>{t('story.line.current')}</Key>
      <Key dashed>{t('story.line.inherent')}</Key>
    </Box>
  );
}

function Key({ dashed, children }: { dashed: boolean; children: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 18,
          borderTop: dashed ? '1.5px dashed' : '2px solid',
          borderColor: dashed ? 'text.secondary' : 'text.primary',
        }}
      />
      {children}
    </Box>
  );
}
