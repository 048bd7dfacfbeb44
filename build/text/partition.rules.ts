export interface Chunk {
  readonly fileName: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly ids: readonly string[]
}

export interface Partition {
  readonly first: ReadonlySet<string>
  readonly shared: ReadonlySet<string>
  /**
   * By dynamically imported chunk with messages: the remaining messages of the chunk and its static imports, possibly
   * none.
   */
  readonly later: ReadonlyMap<string, ReadonlySet<string>>
}

const most = 3

export function partition(chunks: readonly Chunk[]): Partition {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const startOf = (names: readonly string[]) => reach(byName, names)
  const firstFiles = startOf(
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
  const first = idsOf(byName, firstFiles)
  const asked = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
  const said = [...asked]
    .filter((name) => !firstFiles.has(name))
    .map((name) => {
      const own = [...startOf([name])].filter((file) => !firstFiles.has(file))
      return [name, idsOf(byName, new Set(own))] as const
    })
    .filter(([, ids]) => ids.size > 0)
  const counts = new Map<string, number>()
  for (const [, ids] of said) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  const isShared = (id: string) => !first.has(id) && (counts.get(id) ?? 0) > most
  const isOwn = (id: string) => !first.has(id) && !isShared(id)
  return {
    first,
    shared: new Set([...counts.keys()].filter(isShared)),
    later: new Map(said.map(([name, ids]) => [name, new Set([...ids].filter(isOwn))])),
  }
}

type Chunks = ReadonlyMap<string, Chunk>

function reach(chunks: Chunks, names: readonly string[], found = new Set<string>()) {
  for (const name of names) {
    if (found.has(name)) continue
    reach(chunks, chunks.get(name)?.imports ?? [], found.add(name))
  }
  return found
}

const idsOf = (chunks: Chunks, files: ReadonlySet<string>) =>
  new Set([...files].flatMap((file) => chunks.get(file)?.ids ?? []))
