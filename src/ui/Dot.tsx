/** Separates parts in one line. Sighted players see a dot; a screen reader pauses instead of reading it out. */
export const Dot = () => (
  <>
    <span aria-hidden="true"> · </span>
    <span className="visually-hidden">, </span>
  </>
)
