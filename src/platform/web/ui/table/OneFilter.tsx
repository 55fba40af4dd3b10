import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

interface OneFilterProps<Value extends string> {
  label: string;
  /** The words for a list that is not narrowed. */
  any: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Narrows a list to one of few values: for its toolbar. */
export const OneFilter = <Value extends string>({
  label,
  any,
  values,
  nameOf,
  value,
  onChange,
}: OneFilterProps<Value>) => (
  <Select
    size="small"
    displayEmpty
    value={value ?? ''}
    onChange={({ target }) => onChange(values.find((one) => one === target.value))}
    SelectDisplayProps={{ 'aria-label': label }}
    renderValue={(chosen) => (chosen === '' ? any : nameOf(chosen as Value))}
    sx={{ my: 1, height: 32, typography: 'table' }}
  >
    <MenuItem value="">{any}</MenuItem>
    {values.map((one) => (
      <MenuItem key={one} value={one}>
        {nameOf(one)}
      </MenuItem>
    ))}
  </Select>
);
