import { keyval } from './keyval.ts'
import { seenKey } from './seen.ts'
import { phoneStorage } from './storage.ts'

/** Bytes. */
export interface Stored {
  readonly pages: number
  readonly pictures: number
  readonly lists: number
}

const pictures = 'pictures'
/** The worker's cached answers. */
const lists = keyval<unknown>('data')

export async function measureStored(): Promise<Stored> {
  const names = await cacheNames()
  const pages = names.filter((name) => name !== pictures)
  return {
    pages: await sum(pages.map(sizeOf)),
    pictures: await sum(names.filter((name) => name === pictures).map(sizeOf)),
    lists: sizesOf((await lists.entries()).map(([, copy]) => JSON.stringify(copy).length)),
  }
}

/** Removes pictures and data; the app, the session and the settings stay. False where the browser refuses a part. */
export async function clearStored(): Promise<boolean> {
  phoneStorage.write(seenKey, null)
  const areCleared = await Promise.all([clearPictures(), lists.clear()])
  return areCleared.every(Boolean)
}

/** Without cookies some browsers have `caches` and reject every use of it. */
async function clearPictures() {
  try {
    if ('caches' in globalThis) await caches.delete(pictures)
    return true
  } catch {
    return false
  }
}

async function cacheNames() {
  try {
    return 'caches' in globalThis ? await caches.keys() : []
  } catch {
    return []
  }
}

const sizesOf = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
const sum = async (sizes: readonly Promise<number>[]) => sizesOf(await Promise.all(sizes))

async function sizeOf(name: string): Promise<number> {
  const cache = await caches.open(name)
  const answers = await cache.matchAll()
  return sum(answers.map((answer) => bytesOf(answer)))
}

/** A compressed response is stored decompressed, so that its Content-Length is too small. */
async function bytesOf(answer: Response): Promise<number> {
  const length = answer.headers.get('Content-Length')
  if (length !== null && !answer.headers.has('Content-Encoding')) return Number(length)
  return (await answer.blob()).size
}
