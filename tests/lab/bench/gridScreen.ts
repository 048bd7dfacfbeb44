import type { BrowserContext, CDPSession } from '@playwright/test'

/** The frames that the screen shows meanwhile, as base64 PNGs. */
export async function watchScreen(session: CDPSession, meanwhile: () => Promise<unknown>) {
  const pictures: string[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data)
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 195, maxHeight: 422 })
  await meanwhile()
  await session.send('Page.stopScreencast')
  return pictures
}

/** How many of the pictures show bare background where a tile should be: "0 of 120". */
export async function blankShare(context: BrowserContext, pictures: readonly string[]) {
  const page = await context.newPage()
  let blank = 0
  for (const picture of pictures) if (await page.evaluate(hasBareGround, picture)) blank += 1
  await page.close()
  return `${blank} of ${pictures.length}`
}

/**
 * Whether a column between header and tab bar is bare for half a row, which is more than a tile's
 * dark foot plus the gap. The background is whatever colour the left edge has.
 */
async function hasBareGround(picture: string) {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const { width, height } = image
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  pen.drawImage(image, 0, 0)
  const { data } = pen.getImageData(0, 0, width, height)
  const [from, to] = [Math.round(height * 0.14), Math.round(height * 0.9)]
  const at = (x: number, y: number) => 4 * (y * width + Math.round(x))
  const isGround = (x: number, y: number) =>
    [0, 1, 2].every(
      (part) => Math.abs((data[at(x, y) + part] ?? 0) - (data[at(1, y) + part] ?? 0)) < 6,
    )
  const longest = height / 10
  return [0.2, 0.5, 0.8].some((share) => {
    let bare = 0
    for (let y = from; y < to; y += 1) {
      bare = isGround(width * share, y) ? bare + 1 : 0
      if (bare > longest) return true
    }
    return false
  })
}
