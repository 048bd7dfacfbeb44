const at = (href: string) => new URL(href, 'https://own.example')

/** Whether the current page is the one linked to, or below it, with at least the search parameters of the link. */
export function leadsHere(link: string, current: string): boolean {
  const [to, here] = [at(link), at(current)]
  const isBelow = `${here.pathname}/`.startsWith(`${to.pathname.replace(/\/$/, '')}/`)
  const isSame = [...to.searchParams].every(
    ([name, value]) => here.searchParams.get(name) === value,
  )
  return isBelow && isSame && (to.hash === '' || to.hash === here.hash)
}
