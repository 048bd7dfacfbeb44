import { useNavigate } from '@tanstack/react-router'

/** Opens the search over the page; back closes it. */
export function useOpenSearch() {
  const navigate = useNavigate()
  return () =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, find: '' }),
      resetScroll: false,
    })
}
