interface Shared {
  readonly title: string
  readonly text: string
  readonly url: string
  /** Left out where the phone cannot share them. */
  readonly files?: File[]
}

export async function share({ files, ...words }: Shared): Promise<'shared' | 'cancelled' | 'none'> {
  if (typeof navigator.share !== 'function') return 'none'
  try {
    const hasFiles = files !== undefined && navigator.canShare?.({ files }) === true
    await navigator.share(hasFiles ? { ...words, files } : words)
    return 'shared'
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError' ? 'cancelled' : 'none'
  }
}
