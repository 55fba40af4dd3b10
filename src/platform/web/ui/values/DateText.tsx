import { useFormats } from '#platform/web/language/formats.hooks.ts';

/** A date, short, with the whole of it on hover. */
export function DateText({ value, time = false }: { value: string | null; time?: boolean }) {
  const formats = useFormats();
  if (value === null) return <span aria-hidden>–</span>;
  return (
    <time dateTime={value} title={formats.full(value)}>
      {time ? formats.moment(value) : formats.day(value)}
    </time>
  );
}
