import { useNavigate } from '@tanstack/react-router'

export function useOpenSearch() {
  const navigate = useNavigate()
  return () =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, find: '' }),
      resetScroll: false,
    })
}
