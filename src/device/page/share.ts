interface Shared {
  readonly title: string
  readonly text: string
  readonly url: string
}

export async function share(shared: Shared): Promise<'shared' | 'cancelled' | 'none'> {
  if (typeof navigator.share !== 'function') return 'none'
  try {
    await navigator.share(shared)
    return 'shared'
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError' ? 'cancelled' : 'none'
  }
}
