import './text-line.css';

/** One line of what people typed: cut at its own end whichever way it is written, the whole of it on hover. */
export function TextLine({ text }: { text: string | undefined }) {
  if (text === undefined || text === '') return <>–</>;
  return (
    <span className="text-line" dir="auto" title={text}>
      {text}
    </span>
  );
}
