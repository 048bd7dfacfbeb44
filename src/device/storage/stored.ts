import { keyval } from './keyval.ts'
import { seenKey } from './seen.ts'
import { lasting } from './storage.ts'

/** Bytes on this phone, by what they are for. */
export interface Stored {
  /** The app itself, so that it opens without a network. */
  readonly pages: number
  readonly pictures: number
  /** Games, vendors and announcements, as last seen. */
  readonly lists: number
}

const pictures = 'pictures'
const lists = keyval<unknown>('kept')

/** What the app keeps; nothing where the browser lets it keep nothing. */
export async function measureStored(): Promise<Stored> {
  const names = await cacheNames()
  const pages = names.filter((name) => name !== pictures)
  return {
    pages: await sum(pages.map(sizeOf)),
    pictures: await sum(names.filter((name) => name === pictures).map(sizeOf)),
    lists: sizesOf((await lists.entries()).map(([, copy]) => JSON.stringify(copy).length)),
  }
}

/** Pictures and lists go; the app, the session and what the player has set stay. False where the browser refuses a part. */
export async function clearStored(): Promise<boolean> {
  lasting.write(seenKey, null)
  const areCleared = await Promise.all([clearPictures(), lists.clear()])
  return areCleared.every(Boolean)
}

/** Without cookies some browsers have the storage, and refuse whoever asks it. */
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

/** What was sent compressed is kept unpacked: its header tells too little. */
async function bytesOf(answer: Response): Promise<number> {
  const length = answer.headers.get('Content-Length')
  if (length !== null && !answer.headers.has('Content-Encoding')) return Number(length)
  return (await answer.blob()).size
}
