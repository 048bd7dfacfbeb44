export const cardLink = (origin: string, id: string) =>
  `${origin}/m/home?card=${encodeURIComponent(id)}`

/** The picture already on the page, without a request: sharing must follow the tap immediately. */
export async function pictureFile(image: HTMLImageElement | null, name: string): Promise<File[]> {
  if (!image?.complete || image.naturalWidth === 0) return []
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = Math.round((640 * image.naturalHeight) / image.naturalWidth)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob ? [new File([blob], `${name}.png`, { type: 'image/png' })] : []
}
