import { growPicture, sheetPicture, tilePicture } from '../../../ui/overlay/growPicture.ts'

/** Loads the sheet first, because the page is frozen while a picture grows. */
export async function growSheet(id: string, open: () => void) {
  await import('./GameSheet.tsx').catch(() => undefined)
  await growPicture({ from: tilePicture(id), to: sheetPicture, change: open })
}
