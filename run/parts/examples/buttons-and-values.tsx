import { CircleCheck, Pin } from 'lucide-react';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { CellChange } from '#platform/web/ui/values/CellChange.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { ForwardArrow } from '#platform/web/ui/values/ForwardArrow.tsx';
import { KeyNames } from '#platform/web/ui/values/KeyNames.tsx';
import { LevelPill } from '#platform/web/ui/values/LevelPill.tsx';
import { LevelShape } from '#platform/web/ui/values/LevelShape.tsx';
import { Prose } from '#platform/web/ui/values/Prose.tsx';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import { levels, long, nothing, type Examples } from './example.ts';

const tones: readonly StatusTone[] = ['neutral', 'success', 'warning', 'error', 'info'];
const moment = '2027-03-04T09:30:00.000Z';

export const buttonsAndValues: Examples = {
  IconAction: {
    enabled: () => (
      <IconAction label="Pin the row" onClick={nothing}>
        <Pin size={16} aria-hidden />
      </IconAction>
    ),
    disabled: () => (
      <IconAction label="Pin the row" disabled onClick={undefined}>
        <Pin size={16} aria-hidden />
      </IconAction>
    ),
  },
  StatusPill: {
    'in each tone': () =>
      tones.map((tone) => (
        <StatusPill key={tone} tone={tone}>
          {tone}
        </StatusPill>
      )),
    'with an icon': () => (
      <StatusPill tone="success" icon={<CircleCheck size={12} aria-hidden />}>
        Verified
      </StatusPill>
    ),
  },
  Prose: {
    'with its lines': () => <Prose text={'A lift stood still.\nNobody was hurt.'} />,
    long: () => <Prose text={long} />,
  },
  LevelPill: {
    whole: () => levels.map((level) => <LevelPill key={level.index} {...level} />),
    compact: () => levels.map((level) => <LevelPill key={level.index} {...level} compact />),
    'beyond the drawn shapes': () => <LevelPill index={7} colour="#4A148C" short="X" name="Beyond" />,
  },
  LevelShape: {
    'all of them': () =>
      [1, 2, 3, 4, 5, 6, 7].map((index) => <LevelShape key={index} index={index} size={16} />),
  },
  DateText: {
    'a day': () => <DateText value="2027-03-04" />,
    'a moment': () => <DateText value={moment} time />,
    none: () => <DateText value={null} />,
  },
  ForwardArrow: { usual: () => <ForwardArrow /> },
  KeyNames: { usual: () => <KeyNames of="Mod+Shift+K" /> },
  CellChange: {
    changed: () => (
      <dl>
        <CellChange label="Title" old="Roof" new={long} />
      </dl>
    ),
    emptied: () => (
      <dl>
        <CellChange label="Title" old="Roof" new="" />
      </dl>
    ),
    new: () => (
      <dl>
        <CellChange label="Title" old="" new="Roof" isNew />
      </dl>
    ),
  },
};
