import { initialsOf } from '#features/identity/picture/web/shared/initials.ts';

/** Somebody by the first letters of their name, which hover and those who listen have whole. */
export const Initials = ({ name }: { name: string }) => (
  <span className="initials" title={name}>
    <span aria-hidden>{initialsOf(name)}</span>
    <span className="visually-hidden">{name}</span>
  </span>
);
