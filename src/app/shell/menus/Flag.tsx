import type { ReactNode } from 'react';
import type { Language } from '#platform/contract/access.ts';

const red = '#C8102E';

const flags: Record<Language, ReactNode> = {
  en: (
    <>
      <path fill="#fff" d="M0 0h21v14H0z" />
      <path stroke={red} strokeWidth="2" d="M0 1h21M0 5h21M0 9h21M0 13h21" />
      <path fill="#1F3A7A" d="M0 0h10v8H0z" />
      <path stroke="#fff" strokeDasharray="1 1.5" d="M1 2h8M1 4h8M1 6h8" />
    </>
  ),
  tr: (
    <>
      <path fill={red} d="M0 0h21v14H0z" />
      <path
        fill="#fff"
        d="M10.9 4.4a4 4 0 1 0 0 5.2 3.2 3.2 0 1 1 0-5.2zM10.6 7l2.4-.8V3.8l1.5 2 2.4-.8L15.4 7l1.5 2-2.4-.8-1.5 2V7.8z"
      />
    </>
  ),
  ar: (
    <>
      <path fill="#00693E" d="M0 0h21v14H0z" />
      <path stroke="#fff" strokeWidth="2" strokeDasharray="2.5 .6 1.5 .6" d="M5 5.5h11" />
      <path stroke="#fff" d="M5.5 10h10M14 9v2" />
    </>
  ),
};

/** A small flag beside the name of a language, which says it all by itself. */
export const Flag = ({ of }: { of: Language }) => (
  <svg
    viewBox="0 0 21 14"
    width={21}
    height={14}
    fill="none"
    aria-hidden
    style={{ flex: 'none', borderRadius: 2, boxShadow: '0 0 0 1px rgb(0 0 0 / 12%)' }}
  >
    {flags[of]}
  </svg>
);
