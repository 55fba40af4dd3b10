/** The product's mark (platform/web/ui/page/mark.svg), drawn within the page: as a picture of its own it would be a document more, and
 *  the first picture would wait for it. */
export function SiteMark() {
  return (
    <svg className="site-mark-sign" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="7" />
      <path className="site-mark-bar" d="M8 7h16" />
      <path className="site-mark-line" d="M16 8.25v8" />
      <path className="site-mark-bob" d="M12 16.5h8l-1.1 3.6L16 25.3l-2.9-5.2z" />
    </svg>
  );
}
