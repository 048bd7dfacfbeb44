import { tabStorage } from '#device/storage/storage.ts'

export const scrollKey = 'place'

/** Where the content begins in the page: the offline banner above it may be gone after the reload. */
export function contentTop() {
  const main = document.getElementById('main')
  return main ? main.getBoundingClientRect().top + scrollY : 0
}

/** Stores the scroll position before an automatic reload. */
export function storeScroll() {
  if (scrollY === 0) return
  const place = { address: location.href, y: scrollY - contentTop() }
  tabStorage.write(scrollKey, JSON.stringify(place))
}
