import '#platform/web/ui/notices/notices.css';

/** The shape of a section while it is read. */
export function SectionSkeleton() {
  return (
    <div className="assess-questions" aria-hidden>
      <div className="skeleton" style={{ width: '40%', height: 32, marginBottom: 12 }} />
      {[1, 2, 3, 4].map((one) => (
        <div key={one} className="skeleton" style={{ height: 196, marginBottom: 12 }} />
      ))}
    </div>
  );
}
