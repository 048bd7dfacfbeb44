import type { Page } from '@playwright/test'

export interface Fetched {
  readonly path: string
  /** Bytes over the network, headers included. */
  readonly bytes: number
}

/** Records what a page fetches over the network; cached responses do not count. */
export async function followWire(page: Page): Promise<readonly Fetched[]> {
  const session = await page.context().newCDPSession(page)
  const addresses = new Map<string, string>()
  const fetched: Fetched[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    addresses.set(requestId, request.url),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId)
    if (address?.startsWith('http'))
      fetched.push({ path: new URL(address).pathname, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return fetched
}

export const bytesOf = (fetched: readonly Fetched[]) =>
  fetched.reduce((sum, { bytes }) => sum + bytes, 0)

/** Simulates a browser with Data Saver on. */
export const saveData = (where: Pick<Page, 'addInitScript'>) =>
  where.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' })
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
