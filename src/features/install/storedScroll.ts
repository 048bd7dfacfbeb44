import { tabStorage } from '#device/storage/storage.ts'

export const scrollKey = 'place'

/** Stores the scroll position before an automatic reload. */
export function storeScroll() {
  if (scrollY > 0)
    tabStorage.write(scrollKey, JSON.stringify({ address: location.href, y: scrollY }))
}
