import { SearchCell } from '../categories/CategoryBar.tsx'
import type { Filtering } from '../filter/useFilter.ts'
import { useNameSearch } from './useNameSearch.ts'

/** In the lobby the search button opens and closes the list's own filter by name (section 2). */
export function NameSearchCell(filtering: Filtering) {
  const { isOpen, setOpened, close } = useNameSearch(filtering)
  return <SearchCell aria-expanded={isOpen} onClick={() => (isOpen ? close() : setOpened(true))} />
}
