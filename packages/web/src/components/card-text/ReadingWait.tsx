/** While the server reads a file; the status is announced. */
export function ReadingWait({ className }: { className: string }) {
  return (
    <p className={className} role="status">
      <span className="meta">Lecture, dix secondes au plus</span>
      <progress aria-label="Lecture de la carte" />
    </p>
  );
}
