import { connect } from 'puppeteer-core'

/** Seconds of processor time in one look, below which a browser is idle. */
const idleFor = { milliseconds: 500, seconds: 0.02 }
const longest = 20_000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Resolves when the browser's own start, which takes a processor for some seconds, is over. */
export async function untilIdle(port: number) {
  const browser = await connect({ browserURL: `http://localhost:${port}` })
  const session = await browser.target().createCDPSession()
  const used = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  const end = Date.now() + longest
  let before = await used()
  while (Date.now() < end) {
    await pause(idleFor.milliseconds)
    const now = await used()
    if (now - before < idleFor.seconds) break
    before = now
  }
  await browser.disconnect()
}
