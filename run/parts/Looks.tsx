import { useState } from 'react';
import { palettes } from '#app/theme/palettes.ts';
import { examples } from './examples.ts';

interface ChoiceProps {
  label: string;
  values: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

const Choice = ({ label, values, value, onChange }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {values.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  </label>
);

const everything = 'all';
const namesOf = (mode: 'light' | 'dark') =>
  Object.entries(palettes).flatMap(([name, palette]) => (palette.mode === mode ? name : []));

/** The parts in a light and a dark theme, from left to right and from right to left, side by side. */
export function Looks() {
  const [part, choosePart] = useState(everything);
  const [light, chooseLight] = useState('default');
  const [dark, chooseDark] = useState('defaultDark');
  const [language, speak] = useState('en');
  return (
    <div className="looks">
      <form>
        <Choice
          label="Part"
          values={[everything, ...Object.keys(examples)]}
          value={part}
          onChange={choosePart}
        />
        <Choice label="Light" values={namesOf('light')} value={light} onChange={chooseLight} />
        <Choice label="Dark" values={namesOf('dark')} value={dark} onChange={chooseDark} />
        <Choice label="Left to right in" values={['en', 'tr']} value={language} onChange={speak} />
      </form>
      {[language, 'ar'].flatMap((spoken) =>
        [light, dark].map((theme) => {
          const look = new URLSearchParams({ language: spoken, theme, ...(part !== everything && { part }) });
          // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, by our own server
          return <iframe key={`${look}`} title={`${look}`} src={`?${look}`} />;
        }),
      )}
    </div>
  );
}
