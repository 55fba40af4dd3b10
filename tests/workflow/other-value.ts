import type { AnyField } from '#platform/contract/record/field.ts';

interface Known {
  person: string;
  department: string;
  /** The other record of a field that names one, or several. */
  references: Readonly<Record<string, string>>;
}

/** Another value of a field than the one of `now`, as it is written. */
export const otherValues = ({ person, department, references }: Known) =>
  function otherValue(name: string, field: AnyField, now: unknown): unknown {
    const { kind, values, bounds, parts } = field;
    if (parts !== undefined)
      return Object.fromEntries(
        Object.entries(parts).map(([part, one]) => [
          part,
          otherValue(part, one, (now as Record<string, unknown> | null)?.[part]),
        ]),
      );
    switch (kind) {
      case 'line':
      case 'prose':
        return `Other words for ${name}`;
      case 'choice':
        return values.find((value) => value !== now);
      case 'choices':
        return values.slice(0, 1);
      case 'scale':
      case 'number':
      case 'percent':
        return (bounds?.[0] ?? 0) === now ? Number(now) + 1 : (bounds?.[0] ?? 0);
      case 'hours':
        return 1.5;
      case 'amount':
        return 120_000;
      case 'tags':
        return ['Another word'];
      case 'yes_no':
        return now !== true;
      case 'day':
        return '2026-12-24';
      case 'person':
        return person;
      case 'people':
        return [person];
      case 'department':
        return department;
      case 'reference':
        return references[name];
      case 'references':
        return [references[name]];
      default:
        throw new Error(`no other value of ${name} is known`);
    }
  };
