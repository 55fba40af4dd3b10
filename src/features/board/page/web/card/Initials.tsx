/** Somebody by the first letters of their name, which hover and those who listen have whole. */
export const Initials = ({ name }: { name: string }) => (
  <span className="initials" title={name}>
    <span aria-hidden>{initialsOf(name)}</span>
    <span className="visually-hidden">{name}</span>
  </span>
);

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
